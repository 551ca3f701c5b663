import type { Values } from '../../values.ts';

export const rulesTimeSlots = {
  // time-slots.ts
  timeSlotMustBeIn: "Time slot must be in format 'start-end'",
  invalidTime: 'Invalid time',
  /** Charging without a reservation, in place of its hours. */
  walkIn: 'Walk-in',
  /** Both are two times: 8:00 AM – 12:00 PM and 2:00 PM – 6:00 PM. */
  periodAndPeriod: ({ earlier, later }: Values<'earlier' | 'later'>) => `${earlier} and ${later}`,
};
