import type { exportAuditLog, RouteInput } from '@chargerota/contract';
import { PAGE_SIZE } from '@chargerota/contract';
import { dayPeriod } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { invalidInput } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope, TenantScope } from '../../../platform/http/scopes.ts';
import { countEntries, findTimeZone, listActors, listEntries } from './store.ts';
import type { EntryFilter, EntryRow } from './store.ts';

/** The filter as requested, in days of the organization's time zone. */
export type AskedFilter = RouteInput<typeof exportAuditLog>['query'];

/** A page of the log, newest first, and the total number of entries. */
export async function readLog(
  { database }: AppDeps,
  scope: OrganizationScope,
  { page, ...asked }: AskedFilter & { page: number },
): Promise<{ entries: EntryRow[]; total: number }> {
  const filter = entryFilter(asked, await findTimeZone(database.drizzle, scope));
  const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [entries, total] = await Promise.all([
    listEntries(database.drizzle, scope, filter, place),
    countEntries(database.drizzle, scope, filter),
  ]);
  return { entries, total };
}

export const readActors = ({ database }: AppDeps, scope: TenantScope) => listActors(database.drizzle, scope);

/** @throws DomainError invalid_input */
export function entryFilter({ from, to, ...others }: AskedFilter, timezone: string): EntryFilter {
  if (from && to && to < from) throw invalidInput('to', 'The last day comes before the first.');
  return {
    ...others,
    ...(from && { startsAt: dayPeriod(from, timezone).startsAt }),
    ...(to && { endsAt: dayPeriod(to, timezone).endsAt }),
  };
}
