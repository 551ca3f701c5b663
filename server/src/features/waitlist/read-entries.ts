import type { Watch } from '@chargerota/contract';
import { expectedFreed, lineChance, localDate } from '@chargerota/domain';
import type { FreedOfPast, LineChance } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { presentEntry } from './presenter.ts';
import { readFreed } from './freed-store.ts';
import { listOwnEntries, type OwnEntryRow } from './own-list-store.ts';

/** The caller's entries in the organization: those that stand, then the latest that ended. */
export async function readEntries(deps: AppDeps, scope: OrganizationScope): Promise<Watch[]> {
  return present(deps, scope, null);
}

/** @throws DomainError not_found for another member's */
export async function readEntry(deps: AppDeps, scope: OrganizationScope, id: string): Promise<Watch> {
  const [entry] = await present(deps, scope, id);
  if (!entry) throw new DomainError('not_found');
  return entry;
}

async function present(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  id: string | null,
): Promise<Watch[]> {
  const now = clock.now();
  const rows = await listOwnEntries(database.drizzle, scope, { userId: scope.userId, now, id });
  const locationIds = [...new Set(rows.flatMap((row) => (row.ahead === null ? [] : row.location_id)))];
  const freed = new Map(
    await Promise.all(
      locationIds.map(
        async (locationId) =>
          [locationId, await readFreed(database.drizzle, scope, locationId, now)] as const,
      ),
    ),
  );
  return rows.map((row) => presentEntry(row, chanceOf(row, freed.get(row.location_id), now), now));
}

function chanceOf(row: OwnEntryRow, past: FreedOfPast | undefined, now: Date): LineChance | null {
  if (row.ahead === null || !past) return null;
  const wish = {
    spotId: row.spot_id,
    firstDate: row.first_date,
    lastDate: row.last_date,
    fromHour: row.from_hour,
    toHour: row.to_hour,
  };
  const expected = expectedFreed(wish, localDate(now, row.timezone), past);
  return lineChance({ place: row.ahead + 1, expected });
}
