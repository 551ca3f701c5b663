import type { Messages } from '../../en/index.ts';

export const reservationsActions = {
  stayLonger: 'Länger bleiben',
  bookAnotherChargerForThen: 'Dafür anderen Ladepunkt reservieren',
  releaseCharger: 'Ladepunkt freigeben',
  somebodyIsWaitingForA: 'Jemand wartet auf einen Ladepunkt',
  pleaseReleaseThisOneAs: 'Bitte gib diesen frei, sobald dein Auto geladen ist.',
  youGetAFreeCharger: ({ name }) => `Du bekommst einen freien Ladepunkt am Standort ${name}.`,
  youKeepChargerSpotNumberIf: ({ spotNumber }) =>
    `Du behältst Ladepunkt ${spotNumber}, wenn er dann frei ist; sonst bekommst du dort einen anderen.`,
  youKeepChargerSpotNumber: ({ spotNumber }) => `Du behältst Ladepunkt ${spotNumber}.`,
  chargerSpotNumberIsTakenThen: ({ spotNumber }) =>
    `Ladepunkt ${spotNumber} ist dann belegt. Du bekommst dort einen anderen.`,
  youCanBookThroughDay: ({ day }) => `Du kannst bis einschließlich ${day} reservieren.`,
  chooseADuration: 'Wähle eine Dauer.',
  nothingHasBeenChangedYet: 'Es wurde noch nichts geändert.',
  editReservation: 'Reservierung bearbeiten',
  keepAsItIs: 'So lassen',
  updateReservation: 'Reservierung ändern',
  itBeganAtTime: ({ time }) => `Sie hat um ${time} begonnen`,
  itStaysAsItIs: 'Sie bleibt, wie sie ist, bis du einen späteren Beginn wählst.',
  youWillNoLongerBe: 'Für diese Stunden bist du dann nicht mehr auf der Warteliste',
  date: 'Datum',
  yourReservationIsNotAffected: 'Deine Reservierung ist davon nicht betroffen.',
  noConnection: 'Keine Verbindung',
  theChargersThatAreFree: 'Sobald sie wieder da ist, wird nachgesehen, welche Ladepunkte dann frei sind.',
  start: 'Beginn',
  reservationExtended: 'Reservierung verlängert',
  chargerSpotNumberIsYoursUntil: ({ spotNumber, time }) => `Ladepunkt ${spotNumber} gehört dir bis ${time}.`,
  stayLongerOnChargerSpotNumber: ({ spotNumber }) => `Länger an Ladepunkt ${spotNumber} bleiben`,
  bookAnotherCharger: 'Anderen Ladepunkt reservieren',
  chargerStaysYoursUntil: ({ spotNumber, time }) => `Ladepunkt ${spotNumber} gehört dir weiter bis ${time}.`,
  chargerStaysYoursUntilTheLatest: ({ spotNumber, time }) =>
    `Ladepunkt ${spotNumber} gehört dir weiter bis ${time}. Länger geht es nicht.`,
  until: 'Bis',
  timeIsTheLatest: ({ time }) => `Spätestens bis ${time}.`,
  youReportedThatCharger: {
    blocked: ({ spotNumber }) => `Du hast Ladepunkt ${spotNumber} als blockiert gemeldet`,
    broken: ({ spotNumber }) => `Du hast Ladepunkt ${spotNumber} als defekt gemeldet`,
  },
  moveToChargerSpotNumber: ({ spotNumber }) => `Zu Ladepunkt ${spotNumber} wechseln`,
  chargerSpotNumberIsFreeUntil: ({ spotNumber }) =>
    `Ladepunkt ${spotNumber} ist bis zum Ende deiner Zeit frei.`,
  nothingOfYourReservationCounts: 'Nichts von deiner Reservierung zählt.',
  goToTheFrontOf: 'Ganz nach vorn auf der Warteliste',
  noOtherChargerIsFree:
    'Bis zum Ende deiner Zeit ist kein anderer Ladepunkt frei. Gib die Reservierung auf, dann bist du für den Rest des Tages ganz vorn auf der Warteliste. Nichts von deiner Reservierung zählt.',
  giveUpTheReservation: 'Reservierung aufgeben',
  noOtherChargerIsFreeUntil:
    'Bis zum Ende deiner Zeit ist kein anderer Ladepunkt frei. Wenn du die Reservierung aufgibst, zählt nichts davon.',
  youAreAtTheFront: 'Du bist ganz vorn auf der Warteliste',
  reservationGivenUp: 'Reservierung aufgegeben',
  chargerSpotNumberIsYours: ({ spotNumber }) => `Ladepunkt ${spotNumber} gehört dir`,
  yourReservationHasMovedThere: 'Deine Reservierung gilt jetzt dort.',
  dayChargerSpotNumberItIs: ({ day, spotNumber }) =>
    `${day}, Ladepunkt ${spotNumber}. Er ist wieder für dich reserviert.`,
  dayChargerSpotNumberAsBefore: ({ day, spotNumber }) => `${day}, Ladepunkt ${spotNumber}, wie zuvor.`,
  dayAtTheSameHours: ({ day, former, spotNumber }) =>
    `${day}, zu denselben Stunden wie zuvor. Ladepunkt ${former} ist nicht mehr frei, deshalb hast du Ladepunkt ${spotNumber}.`,
  thisReservationCannotBeExtended: 'Diese Reservierung lässt sich nicht verlängern.',
  dayChargerSpotNumberOthersCan: ({ day, spotNumber }) =>
    `${day}, Ladepunkt ${spotNumber}. Andere können diese Zeit reservieren.`,
  reservationCancelled: 'Reservierung storniert',
  seeWhatIsFree: 'Freie Zeiten ansehen',
  chargerReleased: 'Ladepunkt freigegeben',
  chargerSpotNumberAtNameIs: ({ spotNumber, name }) =>
    `Ladepunkt ${spotNumber} am Standort ${name} gehört dir. Schließ dein Auto an.`,
  arrivalConfirmed: 'Ankunft bestätigt',
  cancelThisReservation: 'Diese Reservierung stornieren?',
  dayAtNameChargerSpotNumber: ({ day, name, spotNumber }) =>
    `${day} am Standort ${name}, Ladepunkt ${spotNumber}. Andere können diese Zeit dann reservieren, und vielleicht ist sie weg, wenn du sie zurückhaben willst.`,
  cancelReservation: 'Reservierung stornieren',
  releaseChargerSpotNumber: ({ spotNumber }) => `Ladepunkt ${spotNumber} freigeben?`,
  youGiveBackTheRest: 'Du gibst den Rest deiner Zeit zurück. Zieh zuerst das Kabel ab.',
  keepCharging: 'Weiterladen',
  whenFormerChargerWasTaken: ({ when, former, spotNumber }) =>
    `${when}. Ladepunkt ${former} war zu dieser Zeit belegt. Du hast jetzt Ladepunkt ${spotNumber}.`,
  chargerSpotNumberAtNameWhen: ({ spotNumber, name, when }) =>
    `Ladepunkt ${spotNumber} am Standort ${name}, ${when}.`,
  reservationUpdated: 'Reservierung geändert',
} satisfies Messages['reservationsActions'];
