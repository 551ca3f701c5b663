import type { Messages } from '../../en/index.ts';

export const rulesReservationWords = {
  dayPeriodCharger: ({ day, period, spotNumber }) => `${day}, ${period}: cargador ${spotNumber}`,
} satisfies Messages['rulesReservationWords'];
