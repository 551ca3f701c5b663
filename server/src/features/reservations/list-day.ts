import type { DayReservation } from '@chargerota/contract';
import { dayPeriod, hideDetails, localDate, startOfDay } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { listDayRows, listEndedRows, listPlaces, loadPrivacy, type DayRow } from './day-store.ts';
import { presentDayReservation } from './presenter.ts';

/** What is listed, and how many there are in all: of those that were cancelled not all are listed. */
export type Day = { rows: DayReservation[]; total: number };

const CANCELLED_LIMIT = 200;

/**
 * What occupies chargers on `date` (absent: today), a day local to each location: also what began the evening before.
 * Every row shows what the organization's privacy settings let the caller see; of days that are over that is when
 * chargers were taken, and by whom for administrators only: the settings are for those who share chargers now, not for
 * who would draw up when a colleague was there. With `ended`, for administrators, also what was cancelled or found nobody.
 * @throws DomainError not_found, not_admin
 */
export async function listDay(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  { date, locationId, ended }: { date?: string; locationId?: string | undefined; ended?: 'true' | undefined },
): Promise<Day> {
  if (ended && scope.role !== 'admin') throw new DomainError('not_admin');
  const [places, privacy] = await Promise.all([
    listPlaces(database.drizzle, scope, locationId),
    loadPrivacy(database.drizzle, scope),
  ]);
  if (locationId && places.length === 0) throw new DomainError('not_found');
  const now = clock.now();
  const days = places.map(({ id, timezone }) => {
    const day = date ?? localDate(now, timezone);
    return { locationId: id, date: day, ...dayPeriod(day, timezone) };
  });
  const [taken, gone] = await Promise.all([
    listDayRows(database.drizzle, scope, days),
    ended ? listEndedRows(database.drizzle, scope, days, CANCELLED_LIMIT) : { rows: [], total: 0 },
  ]);
  const viewer = { userId: scope.userId, isAdmin: scope.role === 'admin' };
  const pastPrivacy = hideDetails(privacy);
  // Once a place, not a row: a day has thousands of rows, and a zone's midnight is not read off it.
  const todayBegins = new Map(
    places.map(({ id, timezone }) => [id, startOfDay(localDate(now, timezone), timezone)]),
  );
  /** Over before its location's today began: what reaches into today from the evening before is not. */
  const isOfPastDay = (row: DayRow): boolean => row.endsAt <= (todayBegins.get(row.locationId) ?? now);
  const begins = new Map(days.map((day) => [day.locationId, day.startsAt]));
  const rows = [...taken, ...gone.rows].flatMap((row) => {
    const shown = presentDayReservation(row, viewer, isOfPastDay(row) ? pastPrivacy : privacy);
    // A reservation that ended minutes after midnight is shown, in whole hours, as ended at midnight.
    const isOfDay = shown && new Date(shown.endsAt) > (begins.get(row.locationId) ?? now);
    return isOfDay ? [shown] : [];
  });
  return { rows, total: rows.length + gone.total - gone.rows.length };
}
