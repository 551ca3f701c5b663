import type { Messages } from '../../en/index.ts';

export const rulesReservationWords = {
  dayPeriodCharger: ({ day, period, spotNumber }) => `${day}, ${period} : borne ${spotNumber}`,
} satisfies Messages['rulesReservationWords'];
