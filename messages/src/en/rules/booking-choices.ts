export const rulesBookingChoices = {
  // booking-choices.ts
  pastDate: 'Past date',
  outsideBookingRange: 'Outside booking range',
  locationClosed: 'Location closed',
  availableForBooking: 'Available for booking',
};
