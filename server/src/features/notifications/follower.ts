import type { Follower } from '../../platform/followers.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { tell } from './tell.ts';

/** What people are told when something happens in features below. */
export const noticesFollower: Follower = {
  opens_shorter: (tx, { organizationId, kept }, now) =>
    tell(
      tx,
      tenantScope(organizationId),
      kept.map(({ id, userId, timezone, startsAt }) => ({
        kind: 'outside_hours',
        reservationId: id,
        userId,
        timezone,
        before: startsAt,
      })),
      now,
    ),
};
