import { addDays } from '@chargerota/domain';
import type { Queries } from '../../platform/database/database.ts';
import { countByDay, type ReservationsOfDay } from './days-store.ts';

/** Of all organizations, for each of the last `days` days by UTC, the oldest first; today is the last. */
export function readReservationsByDay(
  queries: Queries,
  now: Date,
  days: number,
): Promise<ReservationsOfDay[]> {
  const today = now.toISOString().slice(0, 10);
  return countByDay(queries, addDays(today, 1 - days), today);
}
