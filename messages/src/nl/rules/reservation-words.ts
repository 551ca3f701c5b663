import type { Messages } from '../../en/index.ts';

export const rulesReservationWords = {
  dayPeriodCharger: ({ day, period, spotNumber }) => `${day}, ${period}: laadpunt ${spotNumber}`,
} satisfies Messages['rulesReservationWords'];
