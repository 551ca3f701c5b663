export const sentWaitlist = {
  // waitlist/find-offer.ts
  youHaveAReservationThere: 'You have a reservation there in these hours already.',
  theChargerThatIsFree: 'The charger that is free is reported as broken or blocked.',
  aChargerWasFreeDuring: 'A charger was free during your quiet hours.',

  // waitlist/accept-offer.ts
  youAlreadyHaveAReservation: 'You already have a reservation at that time.',
};
