import { tenantScope } from '../../platform/http/scopes.ts';
import type { Follower } from '../../platform/followers.ts';
import { putAtFront, takeFromFront } from './front-of-line.ts';
import {
  moveLine,
  recheckLines,
  recheckLinesOfAccount,
  recheckLinesOfMember,
  withdrawOffers,
  withdrawOffersOfAccount,
} from './withdraw-offers.ts';

/** What becomes of entries and offers when something happens in other features. */
export const lineFollower: Follower = {
  account_suspended: (tx, { userId }, now) => withdrawOffersOfAccount(tx, userId, now),
  account_reinstated: (tx, { userId }, now) => recheckLinesOfAccount(tx, userId, now),
  settings_changed: (tx, { organizationId }, now) => recheckLines(tx, tenantScope(organizationId), {}, now),
  places_close: (tx, { organizationId, of, reason }, now) =>
    withdrawOffers(tx, tenantScope(organizationId), of, { reason, now }),
  chargers_close: (tx, { organizationId, spotIds, period, reason }, now) =>
    withdrawOffers(tx, tenantScope(organizationId), { spotIds, period }, { reason, now }),
  reservations_displaced: (tx, { organizationId, displaced }, now) =>
    putAtFront(tx, tenantScope(organizationId), displaced, now),
  time_freed: (tx, { organizationId, locationId }, now) =>
    recheckLines(tx, tenantScope(organizationId), { locationId }, now),
  // New chargers or longer hours may be what somebody waits for.
  location_changed: async (tx, { organizationId, locationId: id, timezone }, now) => {
    const scope = tenantScope(organizationId);
    if (timezone.after !== timezone.before) await moveLine(tx, scope, { id, timezone: timezone.after }, now);
    await recheckLines(tx, scope, { locationId: id }, now);
  },
  charger_returned: (tx, { organizationId, locationId }, now) =>
    recheckLines(tx, tenantScope(organizationId), { locationId }, now),
  // Two who say so, or an administrator, free what is kept because of one.
  charger_reported: (tx, { organizationId, locationId }, now) =>
    recheckLines(tx, tenantScope(organizationId), { locationId }, now),
  // While the charger was reported, its free time was not offered to those in line.
  charger_report_ended: async (tx, { organizationId, locationId, wasFalse, reporters }, now, deps) => {
    const scope = tenantScope(organizationId);
    if (wasFalse) await takeFromFront(deps, tx, scope, { reporters, locationId }, now);
    await recheckLines(tx, scope, { locationId }, now);
  },
  // Whoever belonged before may still stand in line.
  membership_changes: async (tx, { organizationId, userId, before, after }, now) => {
    const scope = tenantScope(organizationId);
    if (before.status === 'active' && after.status === 'suspended')
      await withdrawOffers(tx, scope, { userId }, { reason: '', now });
    if (before.status !== 'active' && after.status === 'active')
      await recheckLinesOfMember(tx, scope, userId, now);
  },
  member_joined: (tx, { organizationId, userId }, now) =>
    recheckLinesOfMember(tx, tenantScope(organizationId), userId, now),
  // Who was left out because of quiet hours may be asked now.
  choices_changed: async (tx, { organizationId, userId, quietHours }, now) => {
    if (quietHours) await recheckLinesOfMember(tx, tenantScope(organizationId), userId, now);
  },
};
