// What is free on a location's day, counted from the reservations that touch it.
import type { DayReservation, Spot } from '@chargerota/contract';
import { isInService, overlaps, slotOf, slotPeriod } from '@chargerota/domain';
import type { LocalDate, Period } from '@chargerota/domain';
import { periodOf } from './rule-context.ts';

/** Chargers free through a whole period. */
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

/** Chargers free for `hours` from a start on the wall clock; 0 where clocks skip the start. */
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
