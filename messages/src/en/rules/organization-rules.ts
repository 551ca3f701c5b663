import type { Values } from '../../values.ts';

export const rulesOrganizationRules = {
  // organization-rules.ts
  peakHoursMustStartAnd: ({ maxPeakHours }: Values<'maxPeakHours'>) =>
    `Peak hours must start and end on the hour, end after they start and last at most ${maxPeakHours} hours.`,
  offPeakHoursWouldBe:
    'Off-peak hours would be for walk-ins only while walk-ins are off: nobody could use them. Allow walk-ins, or let off-peak hours be reserved.',
  withoutPeakHoursAllHours:
    'Without peak hours all hours are off-peak, and nobody could use them: they would be for walk-ins only while walk-ins are off. Allow walk-ins, or let off-peak hours be reserved.',
  upTo2ConsecutiveReservations: 'Up to 2 consecutive reservations are allowed now, since 1 would allow none.',
  consecutiveReservationsAreOffNow: 'Consecutive reservations are off now, since 1 in a row allows none.',
};
