import type { Period } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { readPrivacy } from '../organizations/read-organizations.ts';
import { listDayRows } from './day-store.ts';
import { visibleDayRow, type VisibleRow } from './presenter.ts';

/** No row is theirs: the id is nobody's. */
const UNCONCERNED = { userId: '', isAdmin: false };

/**
 * What occupies chargers of a location from now on, as its members see it of each other. `period` begins now, so that
 * nothing of the past is told.
 */
export async function readOccupied(
  { database }: AppDeps,
  scope: TenantScope,
  { locationId, period }: { locationId: string; period: Period },
): Promise<VisibleRow[]> {
  const queries = database.drizzle;
  const [rows, privacy] = await Promise.all([
    listDayRows(queries, scope, [{ locationId, ...period }]),
    readPrivacy(queries, scope),
  ]);
  return rows.flatMap((row) => {
    const visible = visibleDayRow(row, UNCONCERNED, privacy);
    return visible && visible.endsAt > period.startsAt ? [visible] : [];
  });
}
