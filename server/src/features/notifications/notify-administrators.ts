import { afterQuietHours, dueOutsideQuietHours, methodsFor } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { loadRecipients, type Recipient } from './choices-store.ts';
import { addToGathered, listAdministrators, markDecidedRead } from './administrators-store.ts';
import type { NewNotification } from './store.ts';
import {
  inAppNotification,
  pendingNotification,
  notify,
  writeNotifications,
  type NotificationRequest,
} from './notify.ts';
import type { ReportedParams } from './texts/chargers.ts';
import type { UsageParams } from './texts/usage.ts';

/**
 * Tells all active administrators that somebody has accepted an invitation. In the app they hear at once. By other methods
 * they hear at once too, or, with `gatherUntil`, in one notification at that time about everybody until then. The
 * caller holds the organization's lock, so that two people who accept at once do not write two notifications.
 */
export async function notifyOfAcceptance(
  tx: Tx,
  scope: TenantScope,
  { userId, name, waits, gatherUntil }: Accepted & { gatherUntil: Date | null },
  now: Date,
): Promise<void> {
  const administrators = (await listAdministrators(tx, scope)).filter((id) => id !== userId);
  const recipients = await loadRecipients(tx, scope, administrators);
  const notifications: NewNotification[] = [];
  for (const recipient of recipients.values()) {
    const request = requestFor(recipient, { userId, name, waits });
    for (const method of methodsFor('invitation_accepted', recipient.choices)) {
      if (method === 'app')
        notifications.push(...inAppNotification(request, { recipient, reservation: null, now }));
      else {
        const dueAt = dueFor(recipient, { method, gatherUntil, now });
        const gathered = { userId: recipient.userId, method, dueAt, name };
        if (gatherUntil && (await addToGathered(tx, scope, gathered))) continue;
        notifications.push({ ...pendingNotification(request, dueAt, now), method });
      }
    }
  }
  await writeNotifications(tx, scope, notifications);
}

/** After a decision about an applicant, nobody needs to read any longer that they wait. */
export async function endWaitingNotifications(
  tx: Tx,
  scope: TenantScope,
  userId: string,
  now: Date,
): Promise<void> {
  const { organizationId } = scope;
  const readers = await markDecidedRead(tx, scope, { userId, now });
  await emitLiveEvents(
    tx,
    readers.map((reader) => ({ topic: 'notifications', organizationId, userId: reader })),
  );
}

/** Who has accepted an invitation, and whether they wait for approval. */
type Accepted = { userId: string; name: string; waits: boolean };

const requestFor = ({ userId, organizationTimezone }: Recipient, person: Accepted): NotificationRequest => ({
  kind: 'invitation_accepted',
  userId,
  params: {
    names: [person.name],
    count: 1,
    ...(person.waits ? { userId: person.userId } : { hasJoined: true }),
  },
  timezone: organizationTimezone,
});

function dueFor(
  { choices: { quiet }, organizationTimezone: zone }: Recipient,
  { method, gatherUntil, now }: { method: 'email' | 'sms' | 'push'; gatherUntil: Date | null; now: Date },
): Date {
  if (gatherUntil) return afterQuietHours(gatherUntil, quiet, zone);
  return dueOutsideQuietHours(now, { method, quiet, zone, before: null });
}

type News = { timezone: string } & (
  | { kind: 'spot_reported'; params: ReportedParams }
  | { kind: 'usage_report'; params: UsageParams }
);

/** Tells all active administrators at once, except the one who causes it, if anybody does. */
export async function notifyAdministrators(
  tx: Tx,
  scope: TenantScope,
  cause: News,
  { except, now }: { except: string | null; now: Date },
): Promise<void> {
  const administrators = (await listAdministrators(tx, scope)).filter((id) => id !== except);
  await notify(
    tx,
    scope,
    administrators.map((userId) => ({ ...cause, userId })),
    now,
  );
}
