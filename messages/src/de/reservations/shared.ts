import type { Messages } from '../../en/index.ts';

export const reservations = {
  bookingFailed: 'Reservierung fehlgeschlagen',
  walkInFailed: 'Spontanladen fehlgeschlagen',
  failedToBookTheReservation: 'Die Reservierung konnte nicht gemacht werden.',
  noAnswerCameSoIt:
    'Es kam keine Antwort: Vielleicht ist es reserviert, vielleicht nicht. Drücke noch einmal: Es wird nicht doppelt reserviert.',
  failedToTakeTheCharger: 'Der Ladepunkt konnte nicht genommen werden.',
  noAnswerCameSoThe:
    'Es kam keine Antwort: Vielleicht gehört der Ladepunkt dir, vielleicht nicht. Drücke noch einmal: Du kannst ihn nicht doppelt nehmen.',
  failedToUpdateReservation: 'Die Reservierung konnte nicht geändert werden.',
  failedToMoveToThe: 'Der Wechsel zum anderen Ladepunkt ist fehlgeschlagen.',
  failedToCancelReservation: 'Die Reservierung konnte nicht storniert werden.',
  noAnswerCameSoItMay:
    'Es kam keine Antwort: Vielleicht ist sie storniert, vielleicht nicht. Drücke noch einmal: Das schadet nicht.',
  arrivalNotConfirmed: 'Ankunft nicht bestätigt',
  failedToConfirmArrival: 'Die Ankunft konnte nicht bestätigt werden.',
  notStarted: 'Nicht begonnen',
  failedToStartCharging: 'Das Laden konnte nicht begonnen werden.',
  noAnswerCameSoItMayOr:
    'Es kam keine Antwort: Vielleicht hat es begonnen, vielleicht nicht. Drücke noch einmal: Das schadet nicht.',
  failedToReleaseTheCharger: 'Der Ladepunkt konnte nicht freigegeben werden.',
  failedToExtendTheReservation: 'Die Reservierung konnte nicht verlängert werden.',
} satisfies Messages['reservations'];
