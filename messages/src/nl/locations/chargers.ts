import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsChargers = {
  chargersAdded: 'Laadpunten toegevoegd',
  membersCanReserveMore: ({ name, count }) =>
    plural(count, {
      one: `Leden kunnen bij ${name} nu ${number(count)} extra laadpunt reserveren.`,
      other: `Leden kunnen bij ${name} nu ${number(count)} extra laadpunten reserveren.`,
    }),
  addChargersAtName: ({ name }) => `Laadpunten bij ${name} toevoegen`,
  addChargers: ({ count }) =>
    plural(count, {
      one: `${number(count)} laadpunt toevoegen`,
      other: `${number(count)} laadpunten toevoegen`,
    }),
  howManyMore: 'Hoeveel extra?',
  atMostAtALocation: ({ most }) => `Maximaal ${most} laadpunten per locatie.`,
  atMostAddedToYourPlan: ({ most, missing }) =>
    `Je kunt er maximaal ${most} tegelijk aan je pakket toevoegen, en je hebt er ${missing} nodig. Een hoger pakket bevat er meer.`,
  inUseNewOnesHave: ({ count }) =>
    plural(count, {
      one: `${number(count)} in gebruik; nieuwe krijgen de volgende nummers.`,
      other: `${number(count)} in gebruik; nieuwe krijgen de volgende nummers.`,
    }),
  yourPlanAllowsNextYouAdd: ({ limit, count }) =>
    plural(count, {
      one: `Je pakket heeft plaats voor ${limit}: hierna voeg je ${number(count)} laadpunt aan je pakket toe.`,
      other: `Je pakket heeft plaats voor ${limit}: hierna voeg je ${number(count)} laadpunten aan je pakket toe.`,
    }),
  membersCanReserveIt: 'Leden kunnen het reserveren.',
  membersSeeItAndCannot: 'Leden zien het, maar kunnen het pas reserveren als het weer beschikbaar is.',
  membersNoLongerSeeIt:
    'Leden zien het niet meer. Eerdere reserveringen blijven bewaard, en je kunt het weer in gebruik nemen.',
  outOfUseSince: ({ day }) => `Buiten gebruik sinds ${day}.`,
  inMaintenanceSince: ({ day }) => `In onderhoud sinds ${day}.`,
  chargerUpdated: 'Laadpunt gewijzigd',
  yourChangesToChargerSpotNumber: ({ spotNumber }) =>
    `Je wijzigingen in laadpunt ${spotNumber} zijn opgeslagen. De leden hebben bericht gekregen dat deze reserveringen zijn beëindigd.`,
  yourChangesToChargerSpotNumberAre: ({ spotNumber }) =>
    `Je wijzigingen in laadpunt ${spotNumber} zijn opgeslagen.`,
  editChargerSpotNumber: ({ spotNumber }) => `Laadpunt ${spotNumber} bewerken`,
  number: 'Nummer',
  powerKW: 'Vermogen, kW',
  connector: 'Aansluiting',
  state: 'Toestand',
  changeChargerSpotNumber: ({ spotNumber }) => `Laadpunt ${spotNumber} wijzigen?`,
  all: 'Alle',
  numberOrConnector: 'Nummer of aansluiting',
  searchChargers: 'Laadpunten zoeken',
  selectAll: ({ count }) =>
    plural(count, { one: `Alle ${number(count)} selecteren`, other: `Alle ${number(count)} selecteren` }),
  noChargerMatches: 'Geen laadpunt gevonden.',
  showMore: ({ count }) =>
    plural(count, { one: `Nog ${number(count)} tonen`, other: `Nog ${number(count)} tonen` }),
  chargersSelected: ({ count }) =>
    plural(count, {
      one: `${number(count)} laadpunt geselecteerd`,
      other: `${number(count)} laadpunten geselecteerd`,
    }),
  clear: 'Wissen',
  selectChargerSpotNumber: ({ spotNumber }) => `Laadpunt ${spotNumber} selecteren`,
  kW: 'kW',
  allLocations: 'Alle locaties',
  addCharger: 'Laadpunt toevoegen',
  printCodes: 'Codes afdrukken',
  editLocation: 'Locatie bewerken',
  theyAndTheirReservationsAre: 'De laadpunten en hun reserveringen zijn veilig.',
  counted: {
    available: ({ count }) =>
      plural(count, {
        one: `${number(count)} laadpunt beschikbaar`,
        other: `${number(count)} laadpunten beschikbaar`,
      }),
    maintenance: ({ count }) =>
      plural(count, { one: `${number(count)} in onderhoud`, other: `${number(count)} in onderhoud` }),
    out: ({ count }) =>
      plural(count, { one: `${number(count)} buiten gebruik`, other: `${number(count)} buiten gebruik` }),
  },
  oldCodesRevoked: 'Oude codes ingetrokken',
  printNewSheets: ({ count }) =>
    plural(count, {
      one: `Druk een nieuw vel af voor ${number(count)} laadpunt en hang het op.`,
      other: `Druk nieuwe vellen af voor ${number(count)} laadpunten en hang ze op.`,
    }),
  revokeTheCodesOfAll: ({ name }) => `Codes van alle laadpunten bij ${name} intrekken?`,
  revokeTheCodesOf: ({ count }) =>
    plural(count, {
      one: `Codes van ${number(count)} laadpunt intrekken?`,
      other: `Codes van ${number(count)} laadpunten intrekken?`,
    }),
  codesOnTheSheetsThat:
    'De codes op de vellen die er nu hangen, werken dan niet meer. Hang de nieuwe vellen op.',
  codesForName: ({ name }) => `Codes voor ${name}`,
  membersScanTheCodeAt:
    'Leden scannen de code bij een laadpunt om hun aankomst te bevestigen, het laden te starten of te beëindigen, of een probleem te melden.',
  openTheSheet: 'Vel openen',
  chargersThatYouHaveSelected: ({ count }) =>
    plural(count, {
      one: `Het ${number(count)} laadpunt dat je hebt geselecteerd`,
      other: `De ${number(count)} laadpunten die je hebt geselecteerd`,
    }),
  allChargersInUse: ({ count }) =>
    plural(count, {
      one: `Alle laadpunten in gebruik (${number(count)})`,
      other: `Alle ${number(count)} laadpunten in gebruik`,
    }),
  onEachPage: 'Op elke pagina',
  oneCharger: 'Eén laadpunt',
  sixChargersToCutOut: 'Zes laadpunten, om uit te knippen',
  paper: 'Papier',
  letter: 'Letter',
  wasASheetPhotographedOr:
    'Is er een vel gefotografeerd of kwijtgeraakt? Trek de codes in en druk nieuwe af.',
  revokeOldCodes: 'Oude codes intrekken',
  leaveUnchanged: 'Niet wijzigen',
  chargersUpdated: 'Laadpunten gewijzigd',
  chargersChanged: ({ count }) =>
    plural(count, {
      one: `${number(count)} laadpunt gewijzigd.`,
      other: `${number(count)} laadpunten gewijzigd.`,
    }),
  changeChargers: ({ count }) =>
    plural(count, {
      one: `${number(count)} laadpunt wijzigen`,
      other: `${number(count)} laadpunten wijzigen`,
    }),
  doneOfTotal: ({ done, total }) => `${done} van ${total}`,
  tryAgain: ({ count }) =>
    plural(count, { one: `${number(count)} opnieuw proberen`, other: `${number(count)} opnieuw proberen` }),
  chooseWhatToChange: 'Kies wat je wilt wijzigen.',
  chargersWithUpcomingReservationsAre:
    'Laadpunten met komende reserveringen die hierdoor buiten gebruik zouden gaan, blijven zoals ze zijn en worden hier genoemd.',
  numbersAndMore: ({ numbers, count }) =>
    plural(count, { one: `${numbers} en nog ${number(count)}`, other: `${numbers} en nog ${number(count)}` }),
  someChangedSomeNot: ({ changed, failed }) => `${changed} gewijzigd, ${failed} niet`,
  changeChargerSpotNumberAnyway: ({ spotNumber }) => `Laadpunt ${spotNumber} toch wijzigen`,
  changeAnyway: 'Toch wijzigen',
  thisWouldEndAReservation: ({ count }) =>
    plural(count, { one: 'Hierdoor eindigt een reservering:', other: 'Hierdoor eindigen reserveringen:' }),
  andMore: ({ count }) => plural(count, { one: `en nog ${number(count)}`, other: `en nog ${number(count)}` }),
  chargersAsBefore: ({ count }) =>
    plural(count, {
      one: `${number(count)} laadpunt is weer zoals eerst.`,
      other: `${number(count)} laadpunten zijn weer zoals eerst.`,
    }),
  notUndone: 'Niet ongedaan gemaakt',
  onlyPartlyUndone: 'Deels ongedaan gemaakt',
  doneOfChargersAsBefore: ({ done, count }) =>
    plural(count, {
      one: `${done} van ${number(count)} laadpunt weer zoals eerst.`,
      other: `${done} van ${number(count)} laadpunten weer zoals eerst.`,
    }),
  whyNotCharger: ({ spotNumber, reason }) => `Laadpunt ${spotNumber}: ${reason}`,
} satisfies Messages['locationsChargers'];
