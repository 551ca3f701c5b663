import type { Messages } from '../../en/index.ts';

export const rulesBookingChoices = {
  pastDate: 'Fecha pasada',
  outsideBookingRange: 'Fuera del plazo de reserva',
  locationClosed: 'Ubicación cerrada',
  availableForBooking: 'Se puede reservar',
} satisfies Messages['rulesBookingChoices'];
