import type { DomainEventOf } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { Follower } from '../../platform/followers.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { endPhoneConfirmation } from './channels/confirm-phone.ts';
import { endPushSubscriptions } from './channels/push-subscriptions.ts';
import { loadRecipients, notify, notifyKnown } from './notify.ts';
import { endWaitingNotifications } from './notify-administrators.ts';

/** What people are told, and by which ways, when something happens in other features. */
export const notificationsFollower: Follower = {
  access_withdrawn: async (tx, { userId, from }, now, deps) => {
    if (from === 'everything') await endPhoneConfirmation(tx, deps.tell, userId, now);
    await endPushSubscriptions(tx, deps.tell, userId, now);
  },
  reservations_kept: (tx, { organizationId, kept }, now) =>
    notify(
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
  membership_changes: async (tx, event, now) => {
    const { organizationId, userId, before, after } = event;
    if (before.status === 'pending' && after.status !== 'pending')
      await endWaitingNotifications(tx, tenantScope(organizationId), userId, now);
    await tellDecision(tx, event, now);
  },
};

async function tellDecision(
  tx: Tx,
  { organizationId, userId, decision }: DomainEventOf<'membership_changes'>,
  now: Date,
): Promise<void> {
  const scope = tenantScope(organizationId);
  const recipients = await loadRecipients(tx, scope, [userId]);
  const timezone = recipients.get(userId)?.organizationTimezone;
  if (!decision || !timezone) return;
  const notification = { kind: 'membership_decided', userId, params: { decision }, timezone } as const;
  await notifyKnown(tx, scope, [notification], { recipients, now });
}
