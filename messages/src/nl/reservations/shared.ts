import type { Messages } from '../../en/index.ts';

export const reservations = {
  bookingFailed: 'Reserveren mislukt',
  walkInFailed: 'Laden zonder reservering mislukt',
  failedToBookTheReservation: 'Er kon niet worden gereserveerd.',
  noAnswerCameSoIt:
    'Er kwam geen antwoord, dus misschien is er al gereserveerd, misschien niet. Druk nog eens: er wordt niet dubbel gereserveerd.',
  failedToTakeTheCharger: 'Het laadpunt kon niet worden genomen.',
  noAnswerCameSoThe:
    'Er kwam geen antwoord, dus misschien is het laadpunt al van jou, misschien niet. Druk nog eens: je kunt het geen twee keer nemen.',
  failedToUpdateReservation: 'De reservering kon niet worden gewijzigd.',
  failedToMoveToThe: 'Je reservering kon niet naar het andere laadpunt worden verplaatst.',
  failedToCancelReservation: 'De reservering kon niet worden geannuleerd.',
  noAnswerCameSoItMay:
    'Er kwam geen antwoord, dus misschien is de reservering al geannuleerd, misschien niet. Druk nog eens: dat kan geen kwaad.',
  arrivalNotConfirmed: 'Aankomst niet bevestigd',
  failedToConfirmArrival: 'De aankomst kon niet worden bevestigd.',
  notStarted: 'Niet gestart',
  failedToStartCharging: 'Het laden kon niet worden gestart.',
  noAnswerCameSoItMayOr:
    'Er kwam geen antwoord, dus misschien is het laden al gestart, misschien niet. Druk nog eens: dat kan geen kwaad.',
  failedToReleaseTheCharger: 'Het laadpunt kon niet worden vrijgegeven.',
  failedToExtendTheReservation: 'De reservering kon niet worden verlengd.',
} satisfies Messages['reservations'];
