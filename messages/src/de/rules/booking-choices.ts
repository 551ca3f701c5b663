import type { Messages } from '../../en/index.ts';

export const rulesBookingChoices = {
  pastDate: 'Vergangener Tag',
  outsideBookingRange: 'Noch nicht reservierbar',
  locationClosed: 'Standort geschlossen',
  availableForBooking: 'Reservierbar',
} satisfies Messages['rulesBookingChoices'];
