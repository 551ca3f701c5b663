import type { MyOrganization } from '@chargerota/contract';
import { useLocation } from 'wouter';
import { forgetSelection } from '../features/reservations/choosing/selection-keys.ts';
import { chooseOrganization } from '../lib/current-organization.ts';
import { leaveGuarded } from '../lib/leave-guard.ts';
import { paths } from '../lib/paths.ts';
import { screenAt } from './routes.tsx';

/** Query parameters that mean the same in every organization. A location or a search does not. */
const KEPT_PARAMETERS = ['tab', 'view', 'day'];

/**
 * The screen to show after a switch to another organization: the same one if the person may see it there, else the
 * dashboard, which shows the state of their membership. Null means no navigation.
 */
export function screenAfterSwitch(
  path: string,
  search: string,
  to: Pick<MyOrganization, 'role' | 'membershipStatus'>,
): string | null {
  const of = screenAt(path)?.of ?? null;
  if (of === null) return null;
  if (to.membershipStatus !== 'active' || (of === 'administrators' && to.role !== 'admin'))
    return paths.dashboard;
  const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT_PARAMETERS.includes(name));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

/** Switches to another organization, on the same screen if the person may see it there. Unsaved changes ask first. */
export function useSwitchOrganization(): (organization: MyOrganization) => void {
  const [path, navigate] = useLocation();
  return (organization) =>
    leaveGuarded(() => {
      forgetSelection();
      chooseOrganization(organization.id);
      const to = screenAfterSwitch(path, location.search, organization);
      if (to) navigate(to);
    });
}
