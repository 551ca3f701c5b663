import { tenantScope } from '../../platform/http/scopes.ts';
import type { Follower } from '../../platform/followers.ts';
import {
  recheckLines,
  recheckLinesOfAccount,
  recheckLinesOfMember,
  withdrawOffersOfAccount,
} from './withdraw-offers.ts';

/** What becomes of entries and offers when something happens in other features. */
export const lineFollower: Follower = {
  account_suspended: (tx, { userId }, now) => withdrawOffersOfAccount(tx, userId, now),
  account_reinstated: (tx, { userId }, now) => recheckLinesOfAccount(tx, userId, now),
  settings_changed: (tx, { organizationId }, now) => recheckLines(tx, tenantScope(organizationId), {}, now),
  // Whoever belonged before may still stand in line.
  membership_changes: async (tx, { organizationId, userId, before, after }, now) => {
    if (before.status !== 'active' && after.status === 'active')
      await recheckLinesOfMember(tx, tenantScope(organizationId), userId, now);
  },
  member_joined: (tx, { organizationId, userId }, now) =>
    recheckLinesOfMember(tx, tenantScope(organizationId), userId, now),
  // Who was left out because of quiet hours may be asked now.
  choices_changed: async (tx, { organizationId, userId, quietHours }, now) => {
    if (quietHours) await recheckLinesOfMember(tx, tenantScope(organizationId), userId, now);
  },
};
