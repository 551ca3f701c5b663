import type { DayGrid, DayReservation } from '@chargerota/contract';
import { dayPeriod, hideDetails, localDate, startOfDay } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { listDayRows, listEndedRows, listPlaces, loadPrivacy, type DayRow } from './day-store.ts';
import { listGridRows } from './day-grid-store.ts';
import { presentDayGrid } from './day-grid-presenter.ts';
import { requireRowsOfWish } from './require-rows.ts';
import { presentDayReservation, seeDayRow, type SeenRow } from './presenter.ts';

/** What is listed, and how many there are in all: of those that were cancelled not all are listed. */
export type Day = { rows: DayReservation[]; total: number };

const CANCELLED_LIMIT = 200;

type Wish = { date?: string; locationId?: string | undefined };
type PlaceDay = Period & { locationId: string; date: string };
type Listed = { rows: DayRow[]; total: number };

/**
 * What occupies chargers on `date` (absent: today), a day local to each location: also what began the evening before.
 * With `ended`, for administrators, also what was cancelled or found nobody.
 * @throws DomainError not_found, not_admin
 */
export async function listDay(
  deps: AppDeps,
  scope: OrganizationScope,
  { ended, ...wish }: Wish & { ended?: 'true' | undefined },
): Promise<Day> {
  if (ended && scope.role !== 'admin') throw new DomainError('not_admin');
  const queries = deps.database.drizzle;
  const { seen, left } = await seeDay(deps, scope, wish, async (days) => {
    const [taken, gone] = await Promise.all([
      listDayRows(queries, scope, days),
      ended ? listEndedRows(queries, scope, days, CANCELLED_LIMIT) : { rows: [], total: 0 },
    ]);
    return { rows: [...taken, ...gone.rows], total: taken.length + gone.total };
  });
  return { rows: seen.map(presentDayReservation), total: seen.length + left };
}

/**
 * The same of what occupies chargers, in few bytes; contacts and vehicles only of one charger.
 * @throws DomainError not_found
 */
export async function readDayGrid(
  deps: AppDeps,
  scope: OrganizationScope,
  { spotId, ...wish }: Wish & { date: string; spotId?: string | undefined },
): Promise<DayGrid> {
  if (spotId) await requireRowsOfWish(deps, scope, { ...wish, spotId });
  const { seen } = await seeDay(deps, scope, wish, async (days) => {
    const rows = await listGridRows(deps.database.drizzle, scope, days, spotId);
    return { rows, total: rows.length };
  });
  return presentDayGrid(seen, wish.date, { isDetailed: spotId !== undefined });
}

/**
 * Every row as the organization's privacy settings let the caller see it; of days that are over that is when chargers were
 * taken, and by whom for administrators only: the settings are for those who share chargers now, not for who would draw
 * up when a colleague was there. And how many rows there are that were not read.
 */
async function seeDay(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  { date, locationId }: Wish,
  read: (days: PlaceDay[]) => Promise<Listed>,
): Promise<{ seen: SeenRow[]; left: number }> {
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
  const { rows, total } = await read(days);
  const viewer = { userId: scope.userId, isAdmin: scope.role === 'admin' };
  const pastPrivacy = hideDetails(privacy);
  // Once a place, not a row: a day has thousands of rows, and a zone's midnight is not read off it.
  const todayBegins = new Map(
    places.map(({ id, timezone }) => [id, startOfDay(localDate(now, timezone), timezone)]),
  );
  /** Over before its location's today began: what reaches into today from the evening before is not. */
  const isOfPastDay = (row: DayRow): boolean => row.endsAt <= (todayBegins.get(row.locationId) ?? now);
  const begins = new Map(days.map((day) => [day.locationId, day.startsAt]));
  const seen = rows.flatMap((row) => {
    const shown = seeDayRow(row, viewer, isOfPastDay(row) ? pastPrivacy : privacy);
    // A reservation that ended minutes after midnight is shown, in whole hours, as ended at midnight.
    const isOfDay = shown && shown.endsAt > (begins.get(row.locationId) ?? now);
    return isOfDay ? [shown] : [];
  });
  return { seen, left: total - rows.length };
}
