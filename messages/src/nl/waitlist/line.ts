import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlistLine = {
  waitForAChargerAt: ({ name }) => `Op een laadpunt bij ${name} wachten`,
  anyCharger: 'Elk laadpunt',
  days: 'Dagen',
  oneDay: 'Eén dag',
  severalDays: 'Meerdere dagen',
  howManyDays: 'Hoeveel dagen',
  todayAndTheDaysAfter: ({ count }) =>
    plural(count, {
      one: `Vandaag en de ${number(count)} dag daarna`,
      other: `Vandaag en de ${number(count)} dagen daarna`,
    }),
  date: 'Datum',
  earliestStart: 'Vroegste begintijd',
  latestStart: 'Laatste begintijd',
  duration: 'Duur',
  nameIsClosedOnThat: ({ name }) => `${name} is op die dag gesloten, dus dan komt er geen laadpunt vrij.`,
  nameIsNotOpenFor: ({ name, hours }) =>
    `${name} is dan geen ${hours} achter elkaar open: wat je krijgt aangeboden, is korter.`,
  nameClosesTooEarlyFor: ({ name, hours, time }) =>
    `${name} sluit te vroeg voor ${hours} vanaf ${time}: wat je vanaf dan krijgt aangeboden, is korter.`,
  youAreInLineFor: ({ day }) => `Je staat al op de wachtlijst voor ${day}`,
  changeWhatYouWaitFor: 'Aanmelding wijzigen',
  youAreOfferedOneCharger:
    'Je krijgt één laadpunt tegelijk aangeboden, en het wordt voor je vastgehouden terwijl je beslist.',
  youSeeOffersOnlyIn: 'Je ziet aanbiedingen alleen in de app',
  chooseHowYouAreTold: 'Kiezen hoe je bericht krijgt',
  nameSendsNoNotificationsOf: ({ name }) => `${name} stuurt geen meldingen over vrije laadpunten.`,
  aChargerIsHeldForMinutes: ({ count }) =>
    plural(count, {
      one: `Een laadpunt wordt ongeveer ${number(count)} minuut voor je vastgehouden, en tot twee uur als het veel later begint. Houd de app open terwijl je wacht, anders zie je het misschien niet op tijd.`,
      other: `Een laadpunt wordt ongeveer ${number(count)} minuten voor je vastgehouden, en tot twee uur als het veel later begint. Houd de app open terwijl je wacht, anders zie je het misschien niet op tijd.`,
    }),
  withPushMessagesYouHear:
    'Met pushberichten hoor je het eerder en krijg je vaker een laadpunt. <a>Pushberichten aanzetten</a>',
  youAreToldWhen: ({ ways }) => `Je krijgt ${ways} bericht als je een laadpunt kunt aannemen.`,
  itIsHeldForMinutes: ({ count }) =>
    plural(count, {
      one: `Het wordt ongeveer ${number(count)} minuut voor je vastgehouden, en tot twee uur als het veel later begint.`,
      other: `Het wordt ongeveer ${number(count)} minuten voor je vastgehouden, en tot twee uur als het veel later begint.`,
    }),
  youAreWaiting: 'Je wacht.',
  youAreInLine: 'Je staat op de wachtlijst',
  itIsYourTurn: 'Je bent aan de beurt',
  aChargerIsHeldFor: 'Er wordt een laadpunt voor je vastgehouden.',
  goToDashboard: 'Naar overzicht',
  backToBooking: 'Terug naar reserveren',
  lineStatistics: 'Cijfers van de wachtlijst',
  countedAt: 'Geteld bij',
  allLocations: 'Alle locaties',
  theFiguresCouldNotBe: 'De cijfers konden niet worden geladen',
  theLineStillWorks: 'De wachtlijst werkt nog.',
  nothingToCountYet: 'Nog niets te tellen',
  nobodyHasReservedOrWaited: 'In deze weken heeft niemand gereserveerd of gewacht.',
  weekFrom: 'Week vanaf',
  requests: 'Aanvragen',
  served: 'Vervuld',
  notServed: 'Niet vervuld',
  hoursSaved: 'Uren bespaard',
  aRequestIsOneMember:
    'Een aanvraag is één lid dat op één dag heeft gewacht. Leden die de wachtlijst hebben verlaten, tellen niet als vervuld en ook niet als niet vervuld. Bespaarde uren zijn uren die leden hebben vrijgegeven en anderen hebben gebruikt.',
  thisWeekSoFar: 'Deze week, tot nu toe',
  nobodyReservedOrWaitedIn: 'In de laatste vier weken heeft niemand gereserveerd of gewacht.',
  itIsTooEarlyTo:
    'Het is te vroeg om te zeggen wat de wachtlijst oplevert: hier worden nog geen twee weken laadpunten gereserveerd.',
  thereIsNothingToGain:
    'Er is niets te winnen: in de laatste vier weken was er voor bijna elke aanvraag zonder wachten een laadpunt vrij.',
  hardlyAnybodyWaitedInThe:
    'In de laatste vier weken heeft bijna niemand gewacht, terwijl er vaak laadpunten worden gereserveerd. Misschien weten leden niet dat ze op een laadpunt kunnen wachten.',
  theLineHelpsInThe: ({ served, total, hours }) =>
    `De wachtlijst helpt: in de laatste vier weken zijn ${served} van ${total} wachtende aanvragen vervuld, en zijn ${hours} vrijgegeven uren gebruikt.`,
  requestsFoundNoCharger: ({ notServed, total }) =>
    `Voor ${notServed} van ${total} wachtende aanvragen was er in de laatste vier weken geen laadpunt.`,
  inASimulatedWorkplaceA:
    'In een gesimuleerd bedrijf veranderde een wachtlijst op zich weinig bij twee aanvragen. Bij vier leverde hij 3% meer laadsessies op, en de 10% die het minst aan bod kwam, kreeg voor 82% van de aanvragen een laadpunt in plaats van voor 68%.',
  requestsPerChargerAndDay: ({ number }) =>
    `${number} aanvragen per laadpunt en dag, reserveringen meegeteld.`,
  eachMemberCanHaveAtMost: ({ count }) =>
    plural(count, {
      one: `<b>Elk lid kan nu maximaal ${number(count)} komende reservering hebben.</b> Al gemaakte reserveringen blijven zoals ze zijn.`,
      other: `<b>Elk lid kan nu maximaal ${number(count)} komende reserveringen hebben.</b> Al gemaakte reserveringen blijven zoals ze zijn.`,
    }),
  undo: 'Ongedaan maken',
  youAreNotAskedAgain: ({ day }) =>
    `Tot ${day} wordt het je niet opnieuw gevraagd. Deze limiet staat altijd bij de instellingen.`,
  membersCanReserveAnyNumber: ({ count }) =>
    plural(count, {
      one: `<b>Leden kunnen zo veel tijdvakken vooruit reserveren als ze willen.</b> Met maximaal ${number(count)} komende reservering per lid blijft er meer over voor wie wacht.`,
      other: `<b>Leden kunnen zo veel tijdvakken vooruit reserveren als ze willen.</b> Met maximaal ${number(count)} komende reserveringen per lid blijft er meer over voor wie wacht.`,
    }),
  allowAtMost: ({ count }) =>
    plural(count, { one: `Maximaal ${number(count)} toestaan`, other: `Maximaal ${number(count)} toestaan` }),
  yourPlacesInLineAre: 'Je plaatsen op de wachtlijst blijven zoals ze zijn.',
  theLineCouldNotBe: 'De wachtlijst kon niet worden geladen',
  youAreAlsoWaitingFor: 'Je wacht ook op',
  youAreWaitingFor: 'Je wacht op',
  nothingAtTheMoment: 'Op dit moment niets',
  joinTheLineAndYou: 'Ga op de wachtlijst staan, en je krijgt het volgende laadpunt dat vrijkomt aangeboden.',
  theLineIsSwitchedOff: 'De wachtlijst is uitgeschakeld',
  nobodyCanJoinItUntil: 'Niemand kan zich aanmelden tot je hem <a>inschakelt</a>.',
  nobodyCanJoinItUntilAn: 'Niemand kan zich aanmelden tot een beheerder hem inschakelt.',
  thereIsNoSuchOffer: 'Er is geen aanbod voor jou',
  itWasMadeMoreThan: 'Het is meer dan een dag geleden gedaan, of aan iemand met een ander account.',
  waitForACharger: 'Op een laadpunt wachten',
  joinTheLine: 'Op de wachtlijst',
  changeWhatYouWaitForAt: ({ name }) => `Aanmelding bij ${name} wijzigen`,
  save: 'Opslaan',
  everybodyInLine: 'Iedereen op de wachtlijst',
  everybodyKeepsTheirPlace: 'Niemand verliest zijn plaats.',
  nobodyIsWaitingHere: 'Hier wacht niemand',
  membersWhoJoinTheLine: 'Leden die zich voor de wachtlijst aanmelden, staan hier.',
  administratorsChooseTheOrder:
    'Beheerders kiezen bij de instellingen de volgorde voor iedereen; niemand kan met de hand worden verplaatst.',
  totalEntriesInAllThe: ({ total, shown }) =>
    `In totaal ${total} aanmeldingen; de eerste ${shown} staan hier.`,
  mayNotReserveNowSo: 'Mag nu niet reserveren, dus krijgt niets aangeboden.',
  pausedAfterTwoOffersThat: 'Gepauzeerd na twee aanbiedingen zonder antwoord.',
  atTheFrontTodayBecause: 'Vandaag vooraan, omdat het eigen laadpunt niet kon worden gebruikt.',
  theyWereNotOfferedThe: ({ reason }) => `Kreeg het laatste vrije tijdvak niet aangeboden: ${reason}`,
  chargerIsHeldForThem: 'Laadpunt {spotNumber} wordt voor dit lid vastgehouden tot {time}: {slot}',
} satisfies Messages['waitlistLine'];
