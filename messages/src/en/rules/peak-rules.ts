import { number, plural, type Counted, type Values } from '../../values.ts';

export const rulesPeakRules = {
  // peak-rules.ts
  thisTimeSlotIsNot: 'This time slot is not available for booking.',
  aWalkInCanLast: ({ count }: Counted) =>
    plural(count, {
      one: `A walk-in can last at most ${number(count)} hour.`,
      other: `A walk-in can last at most ${number(count)} hours.`,
    }),
  aReservationCanLast: ({ count, time }: Counted<'time'>) =>
    plural(count, {
      one: `A reservation from ${time} can last at most ${number(count)} hour.`,
      other: `A reservation from ${time} can last at most ${number(count)} hours.`,
    }),
  itHasToEndWhenPeakStarts: ({ time }: Values<'time'>) => `It has to end when peak hours start, at ${time}.`,
  reservationsAreOnlyAvailableDuring:
    'Reservations are only available during peak hours. Off-peak hours are first-come, first-serve only.',
  peakHoursLastUntilEnd: ({ end }: Values<'end'>) =>
    `Peak hours last until ${end}: without a reservation you start with the rest of this hour, and can stay longer from there.`,
  peakHoursLastUntilEndA: ({ end }: Values<'end'>) =>
    `Peak hours last until ${end}: a reservation is required.`,
  walkInsAreTurnedOff: 'Walk-ins are turned off in this organization.',
  offPeakHoursAreBy: 'Off-peak hours are by reservation only in this organization.',
};
