import type { DayReservation } from '@chargerota/contract';
import { dayPeriod, localDate } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { listDayRows, listPlaces, loadPrivacy } from './day-store.ts';
import { presentDayReservation } from './presenter.ts';

/**
 * What occupies chargers on `date` (absent: today), a day local to each location: also what began the evening before.
 * Every row shows what the organization's privacy settings let the caller see.
 */
export async function listDay(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  { date, locationId }: { date?: string; locationId?: string | undefined },
): Promise<DayReservation[]> {
  const [places, privacy] = await Promise.all([
    listPlaces(database.drizzle, scope, locationId),
    loadPrivacy(database.drizzle, scope),
  ]);
  if (locationId && places.length === 0) throw new DomainError('not_found');
  const now = clock.now();
  const days = places.map(({ id, timezone }) => ({
    locationId: id,
    ...dayPeriod(date ?? localDate(now, timezone), timezone),
  }));
  const rows = await listDayRows(database.drizzle, scope, days);
  const viewer = { userId: scope.userId, isAdmin: scope.role === 'admin' };
  return rows.map((row) => presentDayReservation(row, viewer, privacy));
}
