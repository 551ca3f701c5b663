import type { Messages } from '../../en/index.ts';

export const rulesBookingChoices = {
  pastDate: 'Datum voorbij',
  outsideBookingRange: 'Buiten de dagen die je kunt reserveren',
  locationClosed: 'Locatie gesloten',
  availableForBooking: 'Te reserveren',
} satisfies Messages['rulesBookingChoices'];
