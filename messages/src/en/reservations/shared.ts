export const reservations = {
  // reservations/api.ts
  bookingFailed: 'Booking Failed',
  walkInFailed: 'Walk-in Failed',
  failedToBookTheReservation: 'Failed to book the reservation.',
  noAnswerCameSoIt:
    'No answer came, so it may or may not be reserved. Press again: you cannot be booked twice.',
  failedToTakeTheCharger: 'Failed to take the charger.',
  noAnswerCameSoThe:
    'No answer came, so the charger may or may not be yours. Press again: you cannot take it twice.',
  failedToUpdateReservation: 'Failed to update reservation.',
  failedToMoveToThe: 'Failed to move to the other charger.',
  failedToCancelReservation: 'Failed to cancel reservation.',
  noAnswerCameSoItMay: 'No answer came, so it may or may not be cancelled. Press again: that does no harm.',
  arrivalNotConfirmed: 'Arrival not confirmed',
  failedToConfirmArrival: 'Failed to confirm arrival.',
  notStarted: 'Not started',
  failedToStartCharging: 'Failed to start charging.',
  noAnswerCameSoItMayOr: 'No answer came, so it may or may not have started. Press again: that does no harm.',
  failedToReleaseTheCharger: 'Failed to release the charger.',
  failedToExtendTheReservation: 'Failed to extend the reservation.',
};
