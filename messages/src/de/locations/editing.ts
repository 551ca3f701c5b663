import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsEditing = {
  amenities: 'Ausstattung',
  anotherAmenity: 'Weitere Ausstattung',
  nameAnotherAmenity: 'Gib weitere Ausstattung an',
  add: 'Hinzufügen',
  aLocationHasAtMost: ({ most }) => `Ein Standort hat höchstens ${most} Angaben zur Ausstattung.`,
  openingHours: 'Öffnungszeiten',
  copyMondayToWeekdays: 'Montag auf Werktage übertragen',
  toEveryDay: 'Auf alle Tage',
  dayOpenOrClosed: ({ day }) => `${day}, geöffnet oder geschlossen`,
  open: 'Geöffnet',
  n24Hours: '24 Stunden',
  openAgain: {
    monday: '<vh>Am Montag </vh>Weitere Zeit',
    tuesday: '<vh>Am Dienstag </vh>Weitere Zeit',
    wednesday: '<vh>Am Mittwoch </vh>Weitere Zeit',
    thursday: '<vh>Am Donnerstag </vh>Weitere Zeit',
    friday: '<vh>Am Freitag </vh>Weitere Zeit',
    saturday: '<vh>Am Samstag </vh>Weitere Zeit',
    sunday: '<vh>Am Sonntag </vh>Weitere Zeit',
  },
  dayAgain: ({ day, number }) => `${day}, weitere Zeit ${number}`,
  dayOpens: ({ day }) => `${day}, öffnet`,
  dayCloses: ({ day }) => `${day}, schließt`,
  removeDay: ({ day }) => `${day} entfernen`,
  timeNextDay: ({ time }) => `${time} +1 Tag`,
  notSet: 'Nicht festgelegt',
  midnight: 'Mitternacht',
  yourPlanIncludesChargers: ({ count }) =>
    plural(count, {
      one: `Dein Tarif enthält ${number(count)} Ladepunkt pro Standort.`,
      other: `Dein Tarif enthält ${number(count)} Ladepunkte pro Standort.`,
    }),
  addLocation: 'Standort hinzufügen',
  enterANameAndAn: 'Gib einen Namen und eine Adresse ein, um zu speichern.',
  pleaseFillInAllFields: 'Bitte fülle alle Felder mit gültigen Angaben aus',
  place: 'Ort',
  chargersAndAccess: 'Ladepunkte und Zugang',
  seeThePlans: 'Tarife ansehen',
  addChargersToYourPlan: 'Tarif um Ladepunkte erweitern',
  itIsAddedWith: ({ limit, count }) =>
    plural(count, {
      one: `Er wird mit ${limit} hinzugefügt. Im nächsten Schritt erweiterst du deinen Tarif um ${number(count)} Ladepunkt.`,
      other: `Er wird mit ${limit} hinzugefügt. Im nächsten Schritt erweiterst du deinen Tarif um ${number(count)} Ladepunkte.`,
    }),
  forMembers: 'Für Mitglieder',
  changeTheOpeningHoursOf: ({ name }) => `Öffnungszeiten von ${name} ändern?`,
  changeName: ({ name }) => `${name} ändern?`,
  keepOfChargers: ({ kept, count }) =>
    plural(count, {
      one: `Nur ${kept} von ${number(count)} Ladepunkt behalten?`,
      other: `Nur ${kept} von ${number(count)} Ladepunkten behalten?`,
    }),
  takeOutOfUse: 'Außer Betrieb nehmen',
  keepEditing: 'Weiter bearbeiten',
  discardYourChanges: 'Änderungen verwerfen?',
  discardThisLocation: 'Diesen Standort verwerfen?',
  whatYouEnteredHereHas: 'Was du hier eingegeben hast, ist nicht gespeichert.',
  lastChargersGo: ({ count }) =>
    plural(count, {
      one: 'Der letzte Ladepunkt geht außer Betrieb. Mitglieder sehen ihn nicht mehr; du kannst ihn wieder in Betrieb nehmen.',
      other: `Die letzten ${number(count)} Ladepunkte gehen außer Betrieb. Mitglieder sehen sie nicht mehr; du kannst sie wieder in Betrieb nehmen.`,
    }),
  city: 'Stadt',
  state: 'Bundesland',
  zIPCode: 'Postleitzahl',
  reservationsAtThisLocationUse: 'Reservierungen an diesem Standort richten sich nach dieser Zeitzone.',
  access: 'Zugang',
  typeAndAccessAreShown:
    'Art und Zugang stehen in deiner Liste der Standorte. Für Mitglieder ändern sie nichts: Alle können hier reservieren.',
  networkProvider: 'Ladenetzanbieter',
  yourPlanAllows: ({ count }) =>
    plural(count, {
      one: `Dein Tarif erlaubt ${number(count)}.`,
      other: `Dein Tarif erlaubt ${number(count)}.`,
    }),
  numberedFrom01: 'Nummeriert ab 01.',
  inUse: ({ count }) =>
    plural(count, { one: `${number(count)} in Betrieb.`, other: `${number(count)} in Betrieb.` }),
  moreWithTheNextNumbers: ({ count }) =>
    plural(count, {
      one: `${number(count)} weiterer, mit der nächsten Nummer.`,
      other: `${number(count)} weitere, mit den nächsten Nummern.`,
    }),
  theLastGoOutOfUse: ({ count }) =>
    plural(count, {
      one: 'Der letzte geht außer Betrieb.',
      other: `Die letzten ${number(count)} gehen außer Betrieb.`,
    }),
  contactPhone: 'Telefonnummer',
  theNumberToCallWhen: 'Unter dieser Nummer kann man anrufen, wenn ein Ladepunkt nicht funktioniert.',
  howToFindTheChargers: 'Wie man die Ladepunkte findet, in ein, zwei Sätzen.',
  positionOnAMap: 'Position auf der Karte',
  latitude: 'Breitengrad',
  longitude: 'Längengrad',
  toUseMyCurrentPosition: 'Meine Position verwenden',
  locationAdded: 'Standort hinzugefügt',
  membersCanReserveAtName: ({ name }) => `Mitglieder können jetzt am Standort ${name} reservieren.`,
  failedToAddLocation: 'Der Standort konnte nicht hinzugefügt werden',
  locationUpdated: 'Standort geändert',
  yourChangesToNameAre: ({ name }) =>
    `Deine Änderungen an ${name} sind gespeichert. Die betroffenen Mitglieder wurden benachrichtigt, dass diese Reservierungen beendet sind.`,
  yourChangesToNameAreSaved: ({ name }) => `Deine Änderungen an ${name} sind gespeichert.`,
} satisfies Messages['locationsEditing'];
