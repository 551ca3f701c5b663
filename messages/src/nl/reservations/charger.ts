import type { Messages } from '../../en/index.ts';

export const reservationsCharger = {
  thisChargerIsReservedFor: 'Dit laadpunt is voor jou gereserveerd',
  yourTimeIsUntil: ({ end, limit }) =>
    `Je tijd loopt tot ${end}. Bevestig je aankomst uiterlijk om ${limit}.`,
  youAreChargingHere: 'Je bent hier aan het laden',
  theChargerIsYoursUntil: ({ time }) =>
    `Het laadpunt is van jou tot ${time}. Geef het vrij als je eerder weggaat.`,
  theTimeToConfirmHas: 'De tijd om te bevestigen is voorbij',
  yourReservationHereBeganAt: ({ time }) =>
    `Je reservering hier is om ${time} begonnen. In het overzicht zie je wat je kunt doen.`,
  itIsYoursFrom: ({ time }) => `Vanaf ${time} is het van jou`,
  yourReservationHereIsUntil: ({ time }) => `Je reservering hier loopt tot ${time}.`,
  thisChargerIsEmptyAnd: 'Dit laadpunt is onbezet, en hierna van jou',
  yourReservationBeginsAt: ({ start, end }) =>
    `Je reservering begint om ${start}. Begin nu, en het laadpunt is van jou tot ${end}.`,
  youAreChargingAtCharger: ({ spotNumber }) => `Je bent aan het laden bij laadpunt ${spotNumber}`,
  thatIsAtNameUntil: ({ name, time }) =>
    `Dat is bij ${name}, tot ${time}. Geef het daar vrij voordat je een ander neemt.`,
  youReservedChargerSpotNumber: ({ spotNumber }) => `Je hebt laadpunt ${spotNumber} gereserveerd`,
  youReservedChargerSpotNumberAt: ({ spotNumber, name }) =>
    `Je hebt laadpunt ${spotNumber} bij ${name} gereserveerd`,
  itIsYoursAtName: ({ name, time }) => `Het is bij ${name} van jou tot ${time}.`,
  thisChargerIsClosed: 'Dit laadpunt is tijdelijk gesloten',
  thisChargerIsOutOf: 'Dit laadpunt is buiten gebruik',
  itCannotBeUsedUntil: 'Het kan niet worden gebruikt tot een beheerder het weer in gebruik neemt.',
  thisChargerIsHeldFor: 'Dit laadpunt wordt voor je vastgehouden',
  takeItByUntilAnd: ({ until, end }) => `Neem het uiterlijk om ${until} aan, en het is van jou tot ${end}.`,
  takeItAndItIs: ({ end }) => `Neem het aan, en het is van jou tot ${end}.`,
  thisChargerIsHeldForName: ({ name }) => `Dit laadpunt wordt vastgehouden voor ${name}`,
  thisChargerIsHeldForSomebody: 'Dit laadpunt wordt vastgehouden voor iemand op de wachtlijst',
  unlessTheyTakeItBy: ({ until }) =>
    `Wordt het niet uiterlijk om ${until} aangenomen, dan gaat het naar de volgende op de wachtlijst.`,
  itIsAboutToBe: 'Het wordt zo aangeboden aan de volgende op de wachtlijst.',
  thisChargerIsTaken: 'Dit laadpunt is bezet',
  itIsFreeAgainAt: ({ time }) => `Het is om ${time} weer vrij, of eerder als het wordt vrijgegeven.`,
  thisChargerIsFree: 'Dit laadpunt is vrij',
  takeItUntilReserved: ({ time }) =>
    `Je kunt het nu nemen, uiterlijk tot ${time}: dan heeft iemand het gereserveerd.`,
  takeItUntilHeldForYou: ({ time }) =>
    `Je kunt het nu nemen, uiterlijk tot ${time}: dan wordt het voor jou vastgehouden.`,
  takeItUntilHeldForName: ({ time, name }) =>
    `Je kunt het nu nemen, uiterlijk tot ${time}: dan wordt het vastgehouden voor ${name}.`,
  takeItUntilHeldForSomebody: ({ time }) =>
    `Je kunt het nu nemen, uiterlijk tot ${time}: dan wordt het vastgehouden voor iemand op de wachtlijst.`,
  youCanTakeItNow: 'Je kunt het nu nemen.',
  itCannotBeTakenWithout: 'Het kan nu niet zonder reservering worden genomen',
  startCharging: 'Laden starten',
  openYourReservation: 'Je reservering openen',
  waitForThisCharger: 'Op dit laadpunt wachten',
  reserveATime: 'Tijd reserveren',
  thisChargerCannotBeTaken: 'Dit laadpunt kan nu niet worden genomen.',
  powerKW: ({ power }) => `${power} kW`,
  itMayNotCharge: 'Misschien laadt het niet.',
  aCarMayBeIn: 'Misschien staat er een auto in de weg.',
  theAdministratorsKnow: 'De beheerders weten het.',
  todaysReservationsCouldNotBe: 'De reserveringen van vandaag konden niet worden geladen',
  yourReservationsAreNotAffected: 'Je reserveringen blijven zoals ze zijn.',
  freeHereFromTime: ({ time }) => `Hier vrij vanaf ${time}`,
  freeHereNow: 'Hier nu vrij',
  youNeedAReservationTo: 'Om ze nu te gebruiken heb je een reservering nodig.',
  noOtherChargerIsFree: ({ name }) => `Bij ${name} is geen ander laadpunt vrij.`,
  noOtherChargerIsFreeThen: ({ name }) => `Bij ${name} is dan geen ander laadpunt vrij.`,
  chargerNumber: '<vh>Laadpunt </vh>{spotNumber}',
  reportAProblem: 'Probleem melden',
  whatIsWrongWithCharger: ({ spotNumber }) => `Wat is er mis met laadpunt ${spotNumber}?`,
  administratorsAreNotifiedAndOther:
    'Beheerders krijgen bericht, en andere leden zien de melding. Je naam wordt niet getoond.',
  sendReport: 'Melding versturen',
  thisChargerIsTakenOr:
    'Dit laadpunt is bezet of nu niet in gebruik, dus een auto die er staat, kan niet worden gemeld.',
  problem: 'Probleem',
  pleaseChooseWhatIsWrong: 'Kies wat er mis is.',
  aCarIsInThe: 'Er staat een auto in de weg',
  itDoesNotWork: 'Het werkt niet',
  anythingThatHelps: 'Wat verder kan helpen',
  chargerIsReported: {
    blocked: ({ spotNumber }) => `Laadpunt ${spotNumber} is gemeld als geblokkeerd`,
    broken: ({ spotNumber }) => `Laadpunt ${spotNumber} is gemeld als defect`,
  },
  theAdministratorsHaveBeenTold: 'De beheerders hebben bericht gekregen.',
  moveToChargerSpotNumber: ({ spotNumber }) => `Naar laadpunt ${spotNumber}`,
  goToChargerSpotNumber: ({ spotNumber }) => `Naar laadpunt ${spotNumber}`,
  ifSomebodyChargedHereIn:
    'Heeft hier in de laatste 12 uur iemand geladen, dan is die persoon gevraagd de auto te verplaatsen. Er wordt niet verteld wie dat vroeg.',
  askForTheCarTo: 'Vragen de auto te verplaatsen',
  theAdministratorsHaveBeenToldNo:
    'De beheerders hebben bericht gekregen. Er is hier op dit moment geen ander laadpunt vrij.',
  theAdministratorsHaveBeenToldCharger: ({ spotNumber }) =>
    `De beheerders hebben bericht gekregen. Laadpunt ${spotNumber} is vrij tot je tijd eindigt.`,
  theAdministratorsHaveBeenToldNobody: ({ spotNumber }) =>
    `De beheerders hebben bericht gekregen. Niemand heeft laadpunt ${spotNumber} nu.`,
  atTheCharger: 'Bij het laadpunt',
  nothingHasBeenBookedOr: 'Er is niets gereserveerd of gewijzigd.',
  thisCodeIsNoLonger: 'Deze code is niet meer geldig',
  askAnAdministratorOfYour:
    'Vraag een beheerder van je organisatie om een nieuw vel, of kies het laadpunt uit de lijst.',
  theChargerCouldNotBe: 'Het laadpunt kon niet worden geladen',
  chargerSpotNumberIsNotYours: ({ spotNumber }) => `Je kunt laadpunt ${spotNumber} niet gebruiken`,
  itBelongsToAnOrganization:
    'Het hoort bij een organisatie waarvan je geen actief lid bent. Een beheerder daar kan je uitnodigen of toelaten.',
  chooseACharger: 'Kies een laadpunt',
  thisChargerIsOutOfUse: 'Dit laadpunt is niet meer in gebruik',
  whichChargerAreYouAt: 'Bij welk laadpunt ben je?',
  chooseAnotherOne: 'Kies een ander.',
  itsNumberIsOnThe: 'Het nummer staat op het laadpunt of op het vel ernaast.',
} satisfies Messages['reservationsCharger'];
