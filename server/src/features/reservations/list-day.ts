import type { DayReservation } from '@chargerota/contract';
import { dayPeriod, hideDetails, localDate, startOfDay } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { shareReads } from '../../platform/shared-reads.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { readPrivacy } from '../organizations/read-organizations.ts';
import { listDayRows, listEndedRows, listPlaces, type DayRow } from './day-store.ts';
import { requireRowsOfWish } from './require-rows.ts';
import { presentDayReservation, presentGridRow, visibleDayRow, type VisibleRow } from './presenter.ts';

/** The listed rows, and the total number; not all cancelled reservations are listed. */
export type Day = { rows: DayReservation[]; total: number };

const CANCELLED_LIMIT = 200;

type DayRequest = { date?: string; locationId?: string | undefined };
type PlaceDay = Period & { locationId: string; date: string };
type Listed = { rows: readonly DayRow[]; total: number };
/** Reads the rows of a grid together with all who read the same. */
type ShareRows = ReturnType<typeof shareReads<readonly DayRow[]>>;

/**
 * Everything that occupies chargers on `date` (default: today), a day local to each location, including reservations
 * from the evening before. With `ended`, for administrators, it includes cancelled reservations and no-shows.
 * @throws DomainError not_found, not_admin
 */
export async function listDay(
  deps: AppDeps,
  scope: OrganizationScope,
  { ended, ...request }: DayRequest & { ended?: 'true' | undefined },
): Promise<Day> {
  if (ended && scope.role !== 'admin') throw new DomainError('not_admin');
  const queries = deps.database.drizzle;
  const { visible, unread } = await readVisibleDay(deps, scope, request, async (days) => {
    const [taken, gone] = await Promise.all([
      listDayRows(queries, scope, days),
      ended ? listEndedRows(queries, scope, days, CANCELLED_LIMIT) : { rows: [], total: 0 },
    ]);
    return { rows: [...taken, ...gone.rows], total: taken.length + gone.total };
  });
  return { rows: visible.map(presentDayReservation), total: visible.length + unread };
}

/**
 * The same of what occupies chargers; contacts and vehicles only of one charger.
 * @throws DomainError not_found
 */
export async function readDayGrid(
  deps: AppDeps,
  scope: OrganizationScope,
  { spotId, ...request }: DayRequest & { date: string; spotId?: string | undefined },
  share: ShareRows,
): Promise<DayReservation[]> {
  if (spotId) await requireRowsOfWish(deps, scope, { ...request, spotId });
  const { visible } = await readVisibleDay(deps, scope, request, async (days) => {
    const of = days.map((day) => `${day.locationId} ${day.startsAt.getTime()} ${day.endsAt.getTime()}`);
    const key = [scope.organizationId, spotId ?? '', ...of].join(' ');
    const rows = await share(key, () => listDayRows(deps.database.drizzle, scope, days, spotId));
    return { rows, total: rows.length };
  });
  return visible.map((row) => presentGridRow(row, { isDetailed: spotId !== undefined }));
}

/**
 * The rows as the organization's privacy settings let the caller see them, and the number of rows that were not read.
 * For past days only administrators see who had a charger, others only when it was taken: the settings serve members
 * who share chargers now, and must not let anybody trace a colleague's past presence.
 */
async function readVisibleDay(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  { date, locationId }: DayRequest,
  read: (days: PlaceDay[]) => Promise<Listed>,
): Promise<{ visible: VisibleRow[]; unread: number }> {
  const [places, privacy] = await Promise.all([
    listPlaces(database.drizzle, scope, locationId),
    readPrivacy(database.drizzle, scope),
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
  // Computed per place: a day has thousands of rows, and finding a zone's midnight takes a while.
  const todayBegins = new Map(
    places.map(({ id, timezone }) => [id, startOfDay(localDate(now, timezone), timezone)]),
  );
  /** Ended before its location's today began. A row that reaches from the evening before into today does not count. */
  const isOfPastDay = (row: Pick<DayRow, 'endsAt' | 'locationId'>): boolean =>
    row.endsAt <= (todayBegins.get(row.locationId) ?? now);
  const begins = new Map(days.map((day) => [day.locationId, day.startsAt]));
  const visible = rows.flatMap((row) => {
    const visibleRow = visibleDayRow(row, viewer, isOfPastDay(row) ? pastPrivacy : privacy);
    // In whole hours, a reservation that ended minutes after midnight is shown as ending at midnight.
    const isOfDay = visibleRow && visibleRow.endsAt > (begins.get(row.locationId) ?? now);
    return isOfDay ? [visibleRow] : [];
  });
  return { visible, unread: total - rows.length };
}
