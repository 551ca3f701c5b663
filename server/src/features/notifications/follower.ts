import type { DomainEventOf } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { Follower } from '../../platform/followers.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { endPhoneConfirmation } from './channels/confirm-phone.ts';
import { endPushSubscriptions } from './channels/push-subscriptions.ts';
import { replanOrganization, replanPerson } from './plan-reminders.ts';
import { loadRecipients, tellKnown } from './tell.ts';
import { endWaitingNotices } from './tell-administrators.ts';

/** Settings that decide which reminders there are, and when. */
const OF_REMINDERS = [
  'allowCustomReminders',
  'defaultReminderMinutes',
  'lineEnabled',
  'lineStillComing',
  'lineNudges',
];

/** What people are told, and by which ways, when something happens in other features. */
export const noticesFollower: Follower = {
  contact_changed: (tx, { userId }, now) => replanPerson(tx, userId, now),
  preferences_changed: async (tx, { userId, energyNeed }, now) => {
    // How long their car charges decides when they read that somebody waits.
    if (energyNeed) await replanPerson(tx, userId, now);
  },
  access_withdrawn: async (tx, { userId, from }, now, tell) => {
    if (from === 'everything') await endPhoneConfirmation(tx, tell, userId, now);
    await endPushSubscriptions(tx, tell, userId, now);
  },
  settings_changed: async (tx, { organizationId, changes }, now) => {
    if (OF_REMINDERS.some((name) => name in changes))
      await replanOrganization(tx, tenantScope(organizationId), now);
  },
  membership_changes: async (tx, event, now) => {
    const { organizationId, userId, before, after } = event;
    if (before.status === 'pending' && after.status !== 'pending')
      await endWaitingNotices(tx, tenantScope(organizationId), userId, now);
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
  const notice = { kind: 'membership_decided', userId, params: { decision }, timezone } as const;
  await tellKnown(tx, scope, [notice], { recipients, now });
}
