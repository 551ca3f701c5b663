import type { DayReservation } from '@chargerota/contract';
import { localDate, localTime } from '@chargerota/domain';
import { periodOf } from './rule-context.ts';

const HOUR_MS = 3_600_000;

/**
 * What to wait for instead of a slot that somebody else has: its charger and hours. Once it runs, any start until its last
 * hour will do, because whatever frees of it begins then.
 */
export function waitFor(
  row: Pick<DayReservation, 'locationId' | 'spotId' | 'startsAt' | 'endsAt' | 'timezone'>,
  now: Date,
): { location: string; spot: string; date: string; from: string; to?: string; hours: string } {
  const { startsAt, endsAt } = periodOf(row);
  const { timezone } = row;
  const from = startsAt > now ? startsAt : now;
  const date = localDate(from, timezone);
  const last = new Date(endsAt.getTime() - 1);
  const lastHour = localDate(last, timezone) === date ? localTime(last, timezone).hour : 23;
  const hours = Math.ceil((endsAt.getTime() - from.getTime()) / HOUR_MS);
  return {
    location: row.locationId,
    spot: row.spotId,
    date,
    from: String(localTime(from, timezone).hour),
    ...(startsAt <= now && { to: String(lastHour) }),
    hours: String(Math.min(hours, 24)),
  };
}
