import { PAGE_SIZE } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { countHistory, listHistory, type HistoryFilter, type HistoryRow } from './history-store.ts';

/** A page of the payment history, newest first, and how many entries the filter has in all. */
export async function readHistory(
  { database }: Pick<AppDeps, 'database'>,
  scope: TenantScope,
  { page, ...filter }: HistoryFilter & { page: number },
): Promise<{ entries: HistoryRow[]; total: number }> {
  const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [entries, total] = await Promise.all([
    listHistory(database.drizzle, scope, filter, place),
    countHistory(database.drizzle, scope, filter),
  ]);
  return { entries, total };
}
