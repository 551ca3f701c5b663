import type { Follower } from '../../platform/followers.ts';
import { actingScope, tenantScope } from '../../platform/http/scopes.ts';
import { cancelComing } from './cancel-coming.ts';
import { confirmKept, tellKept } from './confirm-kept.ts';
import { followNoShowRules } from './no-show.ts';

/** What becomes of reservations when something happens in other features. */
export const reservationFollower: Follower = {
  settings_changed: async (tx, { organizationId, before, changes }, now) => {
    if ('noShowGracePeriodMinutes' in changes || 'autoMarkNoShow' in changes)
      await followNoShowRules(tx, tenantScope(organizationId), before.autoMarkNoShow, now);
  },
  membership_changes: async (tx, { organizationId, by, userId, subject, before, after, confirm }, now) => {
    if (before.status !== 'active' || after.status !== 'suspended') return;
    const reason = 'An administrator has suspended your membership.';
    const act = { of: { userId }, kind: 'cancelled_by_other', confirm, reason, subject } as const;
    await cancelComing(tx, actingScope(organizationId, by), act, now);
  },
  places_close: (tx, { organizationId, by, cause, ...act }, now) =>
    cancelComing(
      tx,
      actingScope(organizationId, by),
      { ...act, kind: cause === 'closed' ? 'spot_closed' : 'cancelled_by_other' },
      now,
    ),
  hours_changed: async (tx, { organizationId, ...change }, now) => {
    const scope = tenantScope(organizationId);
    await tellKept(tx, scope, await confirmKept(tx, scope, change, now), now);
  },
};
