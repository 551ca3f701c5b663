import type { MyOrganization } from '@chargerota/contract';
import { paths } from '../lib/paths.ts';

const OF_MEMBERS: readonly string[] = [paths.booking, paths.availability];
const OF_ADMINISTRATORS: readonly string[] = [paths.organization, paths.admin];
/** What of an address means the same in every organization; a location or a search doesn't. */
const MEANS_THE_SAME = ['tab', 'view', 'day'];

/**
 * Where the choice of another organization leaves a person: on the same screen if it has something to show them there,
 * else on the dashboard, which says how they stand. Null: right here.
 */
export function screenAfterSwitch(
  path: string,
  search: string,
  to: Pick<MyOrganization, 'role' | 'membershipStatus'>,
): string | null {
  const ofAdministrators = OF_ADMINISTRATORS.includes(path);
  if (!ofAdministrators && !OF_MEMBERS.includes(path)) return null;
  if (to.membershipStatus !== 'active' || (ofAdministrators && to.role !== 'admin')) return paths.dashboard;
  const kept = [...new URLSearchParams(search)].filter(([name]) => MEANS_THE_SAME.includes(name));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}
