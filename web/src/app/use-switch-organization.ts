import type { MyOrganization } from '@chargerota/contract';
import { useLocation } from 'wouter';
import { forgetSelection } from '../features/reservations/choosing/selection-keys.ts';
import { chooseOrganization } from '../lib/current-organization.ts';
import { leaveGuarded } from '../lib/leave-guard.ts';
import { screenAfterSwitch } from './screen-after-switch.ts';

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
