// The activity log's filter, kept in the address so that a link finds the same entries.
import { AUDIT_CATEGORIES, isRealDate } from '@chargerota/domain';
import { pageOf } from '../../../../lib/in-address.ts';
import { isUuid } from '../../../../lib/is-uuid.ts';
import type { AuditFilter } from '../../settings-api.ts';

/** Reads the filter from the address and ignores invalid values. */
export function readFilter(search: string): AuditFilter & { page: number } {
  const given = new URLSearchParams(search);
  const get = (name: string): string => given.get(name) ?? '';
  const category = AUDIT_CATEGORIES.find((known) => known === get('category'));
  const [actorId, from, to, query] = [get('actor'), get('from'), get('to'), get('query').slice(0, 100)];
  return {
    page: pageOf(given),
    ...(category && { category }),
    ...(isUuid(actorId) && { actorId }),
    ...(isRealDate(from) && { from }),
    ...(isRealDate(to) && { to }),
    ...(query.trim() && { query }),
  };
}

/** The query string that `readFilter` reads; empty without a filter. */
export function writeFilter({ page, category, actorId, from, to, query }: AuditFilter): string {
  const parts = {
    category,
    actor: actorId,
    from,
    to,
    query,
    page: Number(page) > 1 ? String(page) : undefined,
  };
  const given = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `&${new URLSearchParams(given).toString()}` : '';
}

/** Whether any filter other than the page is set. */
export const isFiltering = (filter: AuditFilter): boolean =>
  Object.keys(filter).some((name) => name !== 'page');
