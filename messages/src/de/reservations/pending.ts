import type { Messages } from '../../en/index.ts';

export const reservationsPending = {
  yourArrivalIsNotConfirmed: 'Deine Ankunft ist noch nicht bestätigt',
  yourConfirmationIsSavedAnd:
    'Deine Bestätigung ist gespeichert und wird gesendet, sobald es eine Verbindung gibt. Lass ChargeRota offen: Es sagt dir, ob sie rechtzeitig war.',
  bookAnotherTime: 'Andere Zeit reservieren',
  closeThisMessage: 'Diese Nachricht schließen',
  releaseNow: 'Jetzt freigeben',
  keepCharging: 'Weiterladen',
  youPressedReleaseAndNoAnswerCame: ({ time }) =>
    `Du hast um ${time} „Ladepunkt freigeben“ gedrückt, und es kam keine Antwort.`,
  youPressedReleaseWithoutAConnection: ({ time }) =>
    `Du hast um ${time} ohne Verbindung „Ladepunkt freigeben“ gedrückt.`,
  chargerWasNotReleased: ({ spotNumber }) => `Ladepunkt ${spotNumber} wurde nicht freigegeben`,
  chargerAtNameWasNotReleased: ({ spotNumber, name }) =>
    `Ladepunkt ${spotNumber} am Standort ${name} wurde nicht freigegeben`,
  chargerWasReleasedAt: ({ spotNumber, name, time }) =>
    `Ladepunkt ${spotNumber} am Standort ${name} wurde um ${time} freigegeben`,
  yourSessionEndedAt: ({ spotNumber, name, time }) =>
    `Dein Ladevorgang endete um ${time}: Ladepunkt ${spotNumber} am Standort ${name}`,
  yourSessionIsOver: ({ spotNumber }) => `Dein Ladevorgang ist beendet: Ladepunkt ${spotNumber}`,
  yourSessionAtNameIsOver: ({ spotNumber, name }) =>
    `Dein Ladevorgang ist beendet: Ladepunkt ${spotNumber} am Standort ${name}`,
  thereIsNothingLeftToRelease: 'Es gibt nichts mehr freizugeben.',
  itIsNotKnownWhether: ({ spotNumber, name }) =>
    `Ob Ladepunkt ${spotNumber} am Standort ${name} freigegeben ist, ist nicht bekannt`,
  thisPageSaysSo: 'Diese Seite sagt es dir, sobald es bekannt ist.',
  chargerIsNotReleasedYet: ({ spotNumber, name }) =>
    `Ladepunkt ${spotNumber} am Standort ${name} ist noch nicht freigegeben`,
  thatWasNotSent:
    'Das wurde nicht gesendet, und der Ladepunkt gehört noch dir. Sobald die Verbindung wieder da ist, wirst du noch einmal gefragt.',
  releaseChargerNow: ({ spotNumber, name }) => `Ladepunkt ${spotNumber} am Standort ${name} jetzt freigeben?`,
  ifTheChargerIsStillYours: 'Wenn der Ladepunkt noch dir gehört, gibst du den Rest deiner Zeit zurück.',
  theChargerIsStillYours:
    'Der Ladepunkt gehört noch dir. Wenn du ihn freigibst, gibst du den Rest deiner Zeit zurück.',
  chargerSpotNumberIsFreeFor: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist jetzt für andere frei.`,
  othersCanReserveChargerSpotNumber: ({ spotNumber, time }) =>
    `Andere können Ladepunkt ${spotNumber} ab ${time} reservieren.`,
  yourTimeAtChargerSpotNumber: ({ spotNumber }) => `Deine Zeit an Ladepunkt ${spotNumber} ist vorbei.`,
  openDashboard: 'Übersicht öffnen',
  arrivalConfirmedInTime: 'Ankunft rechtzeitig bestätigt',
  placeIsYoursPlugIn: ({ place }) => `${place} gehört dir. Schließ dein Auto an.`,
  yourArrivalCameTooLate: 'Deine Bestätigung kam zu spät',
  yourArrivalWasNotConfirmed: 'Deine Ankunft wurde nicht bestätigt',
  othersMayHaveTheCharger: 'Vielleicht haben jetzt andere den Ladepunkt.',
  yourConfirmationWasSaved:
    'Deine Bestätigung wurde gespeichert, während du offline warst, und gesendet, als die Verbindung wieder da war.',
  chargerSpotNumberAtName: ({ spotNumber, name }) => `Ladepunkt ${spotNumber} am Standort ${name}`,
} satisfies Messages['reservationsPending'];
