import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
import { closesDuring, type WeeklyHours } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { Follower } from '../../platform/followers.ts';
import { actingScope, tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { cancelComing } from './cancel-coming.ts';
import { closuresFollowLocation } from './closures/follow-location.ts';
import { confirmationOf, refusal } from './coming-list.ts';
import { readComing, type ComingReservation } from './coming-store.ts';

/** What becomes of reservations when something happens in other features. */
export const reservationFollower: Follower = {
  membership_changes: async (
    tx,
    { organizationId, by, userId, subject, before, after, confirm },
    now,
    deps,
  ) => {
    if (before.status !== 'active' || after.status !== 'suspended') return;
    const reason = inEnglish(() => m.stored.membershipSuspended);
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
  location_changed: (tx, { organizationId, ...change }, now) =>
    closuresFollowLocation(tx, tenantScope(organizationId), change, now),
  hours_changed: async (tx, { organizationId, ...change }, now, { tell }) => {
    const kept = await confirmKept(tx, tenantScope(organizationId), change, now);
    if (kept.length > 0) await tell(tx, { type: 'reservations_kept', organizationId, kept }, now);
  },
};

type ChangeOfHours = {
  location: { id: string; timezone: string };
  before: WeeklyHours;
  after: WeeklyHours;
  /** The `confirmation` of the refusal that listed the reservations. */
  keep: string | undefined;
};

/**
 * Reservations stay when a location opens shorter (docs/rules.md "Booking"). Those that lie in hours which will be closed
 * are listed first, until the administrator has confirmed exactly these. Answers with them, for the event `reservations_kept`. The caller must
 * hold the location's row.
 * @throws DomainError reservations_outside_hours, with the confirmation and a list
 */
async function confirmKept(
  tx: Tx,
  scope: TenantScope,
  { location, before, after, keep }: ChangeOfHours,
  now: Date,
): Promise<ComingReservation[]> {
  const of = { locationId: location.id };
  const coming = await readComing(tx, scope, of, now);
  const outside = coming.filter(({ startsAt, endsAt }) => {
    const rest = { startsAt: startsAt > now ? startsAt : now, endsAt };
    return closesDuring(rest, before, after, location.timezone);
  });
  if (outside.length > 0 && keep !== confirmationOf(outside))
    throw refusal('reservations_outside_hours', outside, of);
  return outside;
}
