import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsChargers = {
  chargersAdded: 'Ladepunkte hinzugefügt',
  membersCanReserveMore: ({ name, count }) =>
    plural(count, {
      one: `Mitglieder können am Standort ${name} ${number(count)} Ladepunkt mehr reservieren.`,
      other: `Mitglieder können am Standort ${name} ${number(count)} Ladepunkte mehr reservieren.`,
    }),
  addChargersAtName: ({ name }) => `Ladepunkte am Standort ${name} hinzufügen`,
  addChargers: ({ count }) =>
    plural(count, {
      one: `${number(count)} Ladepunkt hinzufügen`,
      other: `${number(count)} Ladepunkte hinzufügen`,
    }),
  howManyMore: 'Wie viele kommen hinzu?',
  atMostAtALocation: ({ most }) => `Höchstens ${most} Ladepunkte pro Standort.`,
  atMostAddedToYourPlan: ({ most, missing }) =>
    `Du kannst deinen Tarif auf einmal um höchstens ${most} erweitern und brauchst ${missing}. Ein höherer Tarif enthält mehr.`,
  inUseNewOnesHave: ({ count }) =>
    plural(count, {
      one: `${number(count)} in Betrieb; neue bekommen die nächsten Nummern.`,
      other: `${number(count)} in Betrieb; neue bekommen die nächsten Nummern.`,
    }),
  yourPlanAllowsNextYouAdd: ({ limit, count }) =>
    plural(count, {
      one: `Dein Tarif erlaubt ${limit}: Im nächsten Schritt erweiterst du ihn um ${number(count)} Ladepunkt.`,
      other: `Dein Tarif erlaubt ${limit}: Im nächsten Schritt erweiterst du ihn um ${number(count)} Ladepunkte.`,
    }),
  membersCanReserveIt: 'Mitglieder können ihn reservieren.',
  membersSeeItAndCannot:
    'Mitglieder sehen ihn, können ihn aber erst reservieren, wenn er wieder verfügbar ist.',
  membersNoLongerSeeIt:
    'Mitglieder sehen ihn nicht mehr. Seine früheren Reservierungen bleiben erhalten und du kannst ihn wieder in Betrieb nehmen.',
  outOfUseSince: ({ day }) => `Seit ${day} außer Betrieb.`,
  inMaintenanceSince: ({ day }) => `Seit ${day} in Wartung.`,
  chargerUpdated: 'Ladepunkt geändert',
  yourChangesToChargerSpotNumber: ({ spotNumber }) =>
    `Deine Änderungen an Ladepunkt ${spotNumber} sind gespeichert. Die betroffenen Mitglieder wurden benachrichtigt, dass diese Reservierungen beendet sind.`,
  yourChangesToChargerSpotNumberAre: ({ spotNumber }) =>
    `Deine Änderungen an Ladepunkt ${spotNumber} sind gespeichert.`,
  editChargerSpotNumber: ({ spotNumber }) => `Ladepunkt ${spotNumber} bearbeiten`,
  number: 'Nummer',
  powerKW: 'Leistung, kW',
  connector: 'Anschluss',
  state: 'Zustand',
  changeChargerSpotNumber: ({ spotNumber }) => `Ladepunkt ${spotNumber} ändern?`,
  all: 'Alle',
  numberOrConnector: 'Nummer oder Anschluss',
  searchChargers: 'Ladepunkte suchen',
  selectAll: ({ count }) =>
    plural(count, { one: `Alle ${number(count)} auswählen`, other: `Alle ${number(count)} auswählen` }),
  noChargerMatches: 'Kein passender Ladepunkt.',
  showMore: ({ count }) =>
    plural(count, { one: `${number(count)} weiteren anzeigen`, other: `${number(count)} weitere anzeigen` }),
  chargersSelected: ({ count }) =>
    plural(count, {
      one: `${number(count)} Ladepunkt ausgewählt`,
      other: `${number(count)} Ladepunkte ausgewählt`,
    }),
  clear: 'Abwählen',
  selectChargerSpotNumber: ({ spotNumber }) => `Ladepunkt ${spotNumber} auswählen`,
  kW: 'kW',
  allLocations: 'Alle Standorte',
  addCharger: 'Ladepunkt hinzufügen',
  printCodes: 'Codes drucken',
  editLocation: 'Standort bearbeiten',
  theyAndTheirReservationsAre: 'Sie und ihre Reservierungen sind nicht verloren.',
  counted: {
    available: ({ count }) =>
      plural(count, {
        one: `${number(count)} Ladepunkt verfügbar`,
        other: `${number(count)} Ladepunkte verfügbar`,
      }),
    maintenance: ({ count }) =>
      plural(count, { one: `${number(count)} in Wartung`, other: `${number(count)} in Wartung` }),
    out: ({ count }) =>
      plural(count, { one: `${number(count)} außer Betrieb`, other: `${number(count)} außer Betrieb` }),
  },
  oldCodesRevoked: 'Alte Codes widerrufen',
  printNewSheets: ({ count }) =>
    plural(count, {
      one: `Drucke für ${number(count)} Ladepunkt ein neues Blatt und hänge es auf.`,
      other: `Drucke für ${number(count)} Ladepunkte neue Blätter und hänge sie auf.`,
    }),
  revokeTheCodesOfAll: ({ name }) => `Codes aller Ladepunkte am Standort ${name} widerrufen?`,
  revokeTheCodesOf: ({ count }) =>
    plural(count, {
      one: `Code von ${number(count)} Ladepunkt widerrufen?`,
      other: `Codes von ${number(count)} Ladepunkten widerrufen?`,
    }),
  codesOnTheSheetsThat:
    'Die Codes auf den Blättern, die jetzt dort hängen, funktionieren dann nicht mehr. Hänge die neuen Blätter auf.',
  codesForName: ({ name }) => `Codes für ${name}`,
  membersScanTheCodeAt:
    'Mitglieder scannen den Code am Ladepunkt, um ihre Ankunft zu bestätigen, das Laden zu beginnen oder zu beenden oder ein Problem zu melden.',
  openTheSheet: 'Blatt öffnen',
  chargersThatYouHaveSelected: ({ count }) =>
    plural(count, {
      one: `${number(count)} ausgewählter Ladepunkt`,
      other: `Die ${number(count)} ausgewählten Ladepunkte`,
    }),
  allChargersInUse: ({ count }) =>
    plural(count, {
      one: `Alle: ${number(count)} Ladepunkt in Betrieb`,
      other: `Alle ${number(count)} Ladepunkte in Betrieb`,
    }),
  onEachPage: 'Auf jeder Seite',
  oneCharger: 'Ein Ladepunkt',
  sixChargersToCutOut: 'Sechs Ladepunkte, zum Ausschneiden',
  paper: 'Papier',
  letter: 'Letter',
  wasASheetPhotographedOr:
    'Wurde ein Blatt fotografiert oder ist es verschwunden? Widerrufe die Codes und drucke neue.',
  revokeOldCodes: 'Alte Codes widerrufen',
  leaveUnchanged: 'Unverändert lassen',
  chargersUpdated: 'Ladepunkte geändert',
  chargersChanged: ({ count }) =>
    plural(count, {
      one: `${number(count)} Ladepunkt geändert.`,
      other: `${number(count)} Ladepunkte geändert.`,
    }),
  changeChargers: ({ count }) =>
    plural(count, { one: `${number(count)} Ladepunkt ändern`, other: `${number(count)} Ladepunkte ändern` }),
  doneOfTotal: ({ done, total }) => `${done} von ${total}`,
  tryAgain: ({ count }) =>
    plural(count, { one: `${number(count)} erneut versuchen`, other: `${number(count)} erneut versuchen` }),
  chooseWhatToChange: 'Wähle, was geändert werden soll.',
  chargersWithUpcomingReservationsAre:
    'Würde diese Änderung Ladepunkte mit bevorstehenden Reservierungen aus dem Betrieb nehmen, bleiben sie, wie sie sind, und werden hier genannt.',
  numbersAndMore: ({ numbers, count }) =>
    plural(count, {
      one: `${numbers} und ${number(count)} weiterer`,
      other: `${numbers} und ${number(count)} weitere`,
    }),
  someChangedSomeNot: ({ changed, failed }) => `${changed} geändert, ${failed} nicht`,
  changeChargerSpotNumberAnyway: ({ spotNumber }) => `Ladepunkt ${spotNumber} trotzdem ändern`,
  changeAnyway: 'Trotzdem ändern',
  thisWouldEndAReservation: ({ count }) =>
    plural(count, {
      one: 'Das würde eine Reservierung beenden:',
      other: 'Das würde Reservierungen beenden:',
    }),
  andMore: ({ count }) =>
    plural(count, { one: `und ${number(count)} weitere`, other: `und ${number(count)} weitere` }),
  chargersAsBefore: ({ count }) =>
    plural(count, {
      one: `${number(count)} Ladepunkt ist wieder wie zuvor.`,
      other: `${number(count)} Ladepunkte sind wieder wie zuvor.`,
    }),
  notUndone: 'Nicht rückgängig gemacht',
  onlyPartlyUndone: 'Nur teilweise rückgängig gemacht',
  doneOfChargersAsBefore: ({ done, count }) =>
    plural(count, {
      one: `${done} von ${number(count)} Ladepunkt ist wieder wie zuvor.`,
      other: `${done} von ${number(count)} Ladepunkten sind wieder wie zuvor.`,
    }),
  whyNotCharger: ({ spotNumber, reason }) => `Ladepunkt ${spotNumber}: ${reason}`,
} satisfies Messages['locationsChargers'];
