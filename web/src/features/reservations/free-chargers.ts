// Counts the free chargers of a location's day from the reservations that touch it.
import type { DayReservation, Spot } from '@chargerota/contract';
import { isInService, overlaps, slotOf, slotPeriod } from '@chargerota/domain';
import type { LocalDate, Period } from '@chargerota/domain';
import { periodOf } from './rule-context.ts';

/** The chargers that are free through a whole period. */
export function freeThrough(
  period: Period,
  spots: readonly Spot[],
  reservations: readonly DayReservation[],
): number {
  const taken = new Set(
    reservations.filter((row) => overlaps(periodOf(row), period)).map(({ spotId }) => spotId),
  );
  return spots.filter((spot) => isInService(spot) && !taken.has(spot.id)).length;
}

/** The number of chargers free for `hours` from a wall-clock hour; 0 if the clocks skip that hour. */
export function freeForSlot(
  day: { date: LocalDate; timezone: string },
  startHour: number,
  hours: number,
  spots: readonly Spot[],
  reservations: readonly DayReservation[],
): number {
  const period = slotPeriod(day.date, slotOf(startHour, hours), day.timezone);
  return period ? freeThrough(period, spots, reservations) : 0;
}
