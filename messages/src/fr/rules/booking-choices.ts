import type { Messages } from '../../en/index.ts';

export const rulesBookingChoices = {
  pastDate: 'Date passée',
  outsideBookingRange: 'Hors des jours réservables',
  locationClosed: 'Site fermé',
  availableForBooking: 'Réservable',
} satisfies Messages['rulesBookingChoices'];
