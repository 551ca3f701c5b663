import type { Follower } from '../../platform/followers.ts';
import { actingScope, tenantScope } from '../../platform/http/scopes.ts';
import { cancelComing } from './cancel-coming.ts';
import { confirmKept } from './confirm-kept.ts';

/** What becomes of reservations when something happens in other features. */
export const reservationFollower: Follower = {
  membership_changes: async (
    tx,
    { organizationId, by, userId, subject, before, after, confirm },
    now,
    deps,
  ) => {
    if (before.status !== 'active' || after.status !== 'suspended') return;
    const reason = 'An administrator has suspended your membership.';
    const act = { of: { userId }, kind: 'cancelled_by_other', confirm, reason, subject } as const;
    await cancelComing(deps, tx, actingScope(organizationId, by), act, now);
  },
  places_close: (tx, { organizationId, by, cause, ...act }, now, deps) =>
    cancelComing(
      deps,
      tx,
      actingScope(organizationId, by),
      { ...act, kind: cause === 'closed' ? 'spot_closed' : 'cancelled_by_other' },
      now,
    ),
  hours_changed: async (tx, { organizationId, ...change }, now, { tell }) => {
    const kept = await confirmKept(tx, tenantScope(organizationId), change, now);
    if (kept.length > 0) await tell(tx, { type: 'reservations_kept', organizationId, kept }, now);
  },
};
