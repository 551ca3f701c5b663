import type { Notification } from '@chargerota/contract';
import { useLocation } from 'wouter';
import { chooseOrganization } from '../../../../lib/current-organization.ts';
import { leaveGuarded } from '../../../../lib/leave-guard.ts';
import { useCurrentOrganization, useMyOrganizations } from '../../../../lib/session.ts';
import { forgetSelection } from '../../../reservations/selection-keys.ts';
import { useReadNotices } from '../../api.ts';

/**
 * Marks a notice as read and opens what it is about, in its organization. Without the switch, a screen would show the
 * wrong organization's data.
 */
export function useOpenNotice(onLeave?: () => void): (notice: Notification) => void {
  const [, navigate] = useLocation();
  const read = useReadNotices();
  const current = useCurrentOrganization();
  const organizations = useMyOrganizations();
  return (notice) => {
    if (notice.readAt === null) read.mutate(notice.id);
    const { path, organizationId } = notice;
    if (path === null) return;
    const isElsewhere =
      organizationId !== current?.id && organizations.data?.some(({ id }) => id === organizationId);
    if (!isElsewhere) navigate(path);
    else
      leaveGuarded(() => {
        forgetSelection();
        chooseOrganization(organizationId);
        navigate(path);
      });
    onLeave?.();
  };
}
