import type { Values } from '../../values.ts';

export const rulesReservationWords = {
  // reservation-words.ts
  dayPeriodCharger: ({ day, period, spotNumber }: Values<'day' | 'period' | 'spotNumber'>) =>
    `${day}, ${period}: charger ${spotNumber}`,
};
