import type { Messages } from '../../en/index.ts';

export const rulesReservationWords = {
  dayPeriodCharger: ({ day, period, spotNumber }) => `${day}, ${period}: Ladepunkt ${spotNumber}`,
} satisfies Messages['rulesReservationWords'];
