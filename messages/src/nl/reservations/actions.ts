import type { Messages } from '../../en/index.ts';

export const reservationsActions = {
  stayLonger: 'Langer blijven',
  bookAnotherChargerForThen: 'Ander laadpunt voor die tijd reserveren',
  releaseCharger: 'Laadpunt vrijgeven',
  somebodyIsWaitingForA: 'Er wacht iemand op een laadpunt',
  pleaseReleaseThisOneAs: 'Geef dit laadpunt vrij zodra je auto is opgeladen.',
  youGetAFreeCharger: ({ name }) => `Je krijgt een vrij laadpunt bij ${name}.`,
  youKeepChargerSpotNumberIf: ({ spotNumber }) =>
    `Je houdt laadpunt ${spotNumber} als het dan vrij is; anders krijg je daar een ander laadpunt.`,
  youKeepChargerSpotNumber: ({ spotNumber }) => `Je houdt laadpunt ${spotNumber}.`,
  chargerSpotNumberIsTakenThen: ({ spotNumber }) =>
    `Laadpunt ${spotNumber} is dan bezet. Je krijgt daar een ander laadpunt.`,
  youCanBookThroughDay: ({ day }) => `Je kunt reserveren tot en met ${day}.`,
  chooseADuration: 'Kies een duur.',
  nothingHasBeenChangedYet: 'Er is nog niets gewijzigd.',
  editReservation: 'Reservering bewerken',
  keepAsItIs: 'Zo laten',
  updateReservation: 'Reservering wijzigen',
  itBeganAtTime: ({ time }) => `De reservering is om ${time} begonnen`,
  itStaysAsItIs: 'Er verandert niets tot je een latere begintijd kiest.',
  youWillNoLongerBe: 'Je staat dan voor deze uren niet meer op de wachtlijst',
  date: 'Datum',
  yourReservationIsNotAffected: 'Je reservering blijft zoals die is.',
  noConnection: 'Geen verbinding',
  theChargersThatAreFree: 'Welke laadpunten dan vrij zijn, wordt opgezocht zodra de verbinding terug is.',
  start: 'Begin',
  reservationExtended: 'Reservering verlengd',
  chargerSpotNumberIsYoursUntil: ({ spotNumber, time }) => `Laadpunt ${spotNumber} is van jou tot ${time}.`,
  stayLongerOnChargerSpotNumber: ({ spotNumber }) => `Langer blijven bij laadpunt ${spotNumber}`,
  bookAnotherCharger: 'Ander laadpunt reserveren',
  chargerStaysYoursUntil: ({ spotNumber, time }) => `Laadpunt ${spotNumber} blijft van jou tot ${time}.`,
  chargerStaysYoursUntilTheLatest: ({ spotNumber, time }) =>
    `Laadpunt ${spotNumber} blijft van jou tot ${time}; later kan niet.`,
  until: 'Tot',
  timeIsTheLatest: ({ time }) => `Later dan ${time} kan niet.`,
  youReportedThatCharger: {
    blocked: ({ spotNumber }) => `Je hebt gemeld dat laadpunt ${spotNumber} geblokkeerd is`,
    broken: ({ spotNumber }) => `Je hebt gemeld dat laadpunt ${spotNumber} defect is`,
  },
  moveToChargerSpotNumber: ({ spotNumber }) => `Naar laadpunt ${spotNumber}`,
  chargerSpotNumberIsFreeUntil: ({ spotNumber }) => `Laadpunt ${spotNumber} is vrij tot je tijd eindigt.`,
  nothingOfYourReservationCounts: 'Je reservering telt dan helemaal niet mee.',
  goToTheFrontOf: 'Vooraan op de wachtlijst',
  noOtherChargerIsFree:
    'Er is geen ander laadpunt vrij tot je tijd eindigt. Geef de reservering op, en je staat de rest van de dag vooraan op de wachtlijst. Je reservering telt dan helemaal niet mee.',
  giveUpTheReservation: 'Reservering opgeven',
  noOtherChargerIsFreeUntil:
    'Er is geen ander laadpunt vrij tot je tijd eindigt. Als je de reservering opgeeft, telt die helemaal niet mee.',
  youAreAtTheFront: 'Je staat vooraan op de wachtlijst',
  reservationGivenUp: 'Reservering opgegeven',
  chargerSpotNumberIsYours: ({ spotNumber }) => `Laadpunt ${spotNumber} is van jou`,
  yourReservationHasMovedThere: 'Je reservering is daarheen verplaatst.',
  dayChargerSpotNumberItIs: ({ day, spotNumber }) =>
    `${day}, laadpunt ${spotNumber}. Het is weer voor je gereserveerd.`,
  dayChargerSpotNumberAsBefore: ({ day, spotNumber }) => `${day}, laadpunt ${spotNumber}, zoals eerst.`,
  dayAtTheSameHours: ({ day, former, spotNumber }) =>
    `${day}, op dezelfde uren als eerst. Laadpunt ${former} is niet meer vrij; je hebt nu laadpunt ${spotNumber}.`,
  thisReservationCannotBeExtended: 'Deze reservering kan niet worden verlengd.',
  dayChargerSpotNumberOthersCan: ({ day, spotNumber }) =>
    `${day}, laadpunt ${spotNumber}. Anderen kunnen deze tijd nu krijgen.`,
  reservationCancelled: 'Reservering geannuleerd',
  seeWhatIsFree: 'Bekijken wat vrij is',
  chargerReleased: 'Laadpunt vrijgegeven',
  chargerSpotNumberAtNameIs: ({ spotNumber, name }) =>
    `Laadpunt ${spotNumber} bij ${name} is van jou. Sluit je auto aan.`,
  arrivalConfirmed: 'Aankomst bevestigd',
  cancelThisReservation: 'Deze reservering annuleren?',
  dayAtNameChargerSpotNumber: ({ day, name, spotNumber }) =>
    `${day} bij ${name}, laadpunt ${spotNumber}. Anderen kunnen deze tijd dan krijgen, en misschien is die weg als je je bedenkt.`,
  cancelReservation: 'Reservering annuleren',
  releaseChargerSpotNumber: ({ spotNumber }) => `Laadpunt ${spotNumber} vrijgeven?`,
  youGiveBackTheRest: 'Je geeft de rest van je tijd terug. Haal eerst de stekker eruit.',
  keepCharging: 'Blijven laden',
  whenFormerChargerWasTaken: ({ when, former, spotNumber }) =>
    `${when}. Laadpunt ${former} was op die tijd bezet. Je hebt nu laadpunt ${spotNumber}.`,
  chargerSpotNumberAtNameWhen: ({ spotNumber, name, when }) => `Laadpunt ${spotNumber} bij ${name}, ${when}.`,
  reservationUpdated: 'Reservering gewijzigd',
} satisfies Messages['reservationsActions'];
