import { dueOutsideQuietHours, methodsFor, topicOf, type NotificationKind } from '@chargerota/domain';
import {
  announceAfterCommit,
  inOneRoundTrip,
  sendStatement,
  type Tx,
} from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { emitStatement, EVENTS_CHANNEL } from '../../platform/events/emit.ts';
import { NOTHING_FOLLOWS, type Following } from '../../platform/followers.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { loadRecipients, type Recipient } from './choices-store.ts';
import type { NotifiedReservation } from './facts.ts';
import { loadNotifiedReservations } from './facts-store.ts';
import { notificationsChannel } from './wake-dispatchers.ts';
import { insertStatement, type NewNotification } from './store.ts';
import type { PaymentParams, TrialParams } from './texts/billing.ts';
import type { NudgeParams, ReportedParams, ResolvedParams } from './texts/chargers.ts';
import type { OfferedParams } from './texts/line.ts';
import type { AcceptedParams, MembershipParams, TermsParams } from './texts/people.ts';
import type { EndedParams } from './texts/reservations.ts';
import type { ReviewParams } from './texts/reviews.ts';
import type { UsageParams } from './texts/usage.ts';
import { notificationText } from './texts.ts';

/** What a cause has to store, by kind. */
type Cause =
  | { kind: 'cancelled_by_other' | 'spot_closed'; params: EndedParams }
  | { kind: 'no_show' | 'outside_hours'; reservationId: string }
  | { kind: 'membership_decided'; params: MembershipParams }
  | { kind: 'review_decided'; params: ReviewParams }
  | { kind: 'invitation_accepted'; params: AcceptedParams }
  | { kind: 'terms_changed'; params: TermsParams }
  | { kind: 'trial'; params: TrialParams }
  | { kind: 'payment'; params: PaymentParams }
  | { kind: 'availability'; params: OfferedParams }
  | { kind: 'spot_reported'; params: ReportedParams }
  | { kind: 'report_resolved'; params: ResolvedParams }
  | { kind: 'nudge'; params: NudgeParams }
  | { kind: 'usage_report'; params: UsageParams };

export type NotificationRequest = Cause & {
  userId: string;
  reservationId?: string;
  /** The zone of quiet hours. */
  timezone: string;
  /** If quiet hours end after this instant, they do not delay the notification. */
  before?: Date;
};

/**
 * Writes notifications in the transaction of their cause: a row for each method that the person has chosen. In-app
 * notifications are sent with the commit; any instance delivers the others after it.
 */
export async function notify(
  tx: Tx,
  scope: TenantScope,
  requests: readonly NotificationRequest[],
  now: Date,
): Promise<void> {
  if (requests.length === 0) return;
  const userIds = requests.map(({ userId }) => userId);
  await notifyKnown(tx, scope, requests, { recipients: await loadRecipients(tx, scope, userIds), now });
}

/** Like `notify`, for who has read the recipients along with other rows. */
export async function notifyKnown(
  tx: Tx,
  scope: TenantScope,
  requests: readonly NotificationRequest[],
  { recipients, now }: { recipients: ReadonlyMap<string, Recipient>; now: Date },
): Promise<void> {
  const reservationIds = requests.flatMap(({ reservationId }) => reservationId ?? []);
  const reservations = await loadNotifiedReservations(tx, scope, reservationIds);
  const notifications = requests.flatMap((request) => {
    const recipient = recipients.get(request.userId);
    const reservation = reservations.get(request.reservationId ?? '') ?? null;
    return recipient ? notificationsOf(request, { recipient, reservation, now }) : [];
  });
  await writeNotifications(tx, scope, notifications);
}

/** For notifyKnown. */
export { loadRecipients } from './choices-store.ts';

type About = { recipient: Recipient; reservation: NotifiedReservation | null; now: Date };

export function notificationsOf(request: NotificationRequest, about: About): NewNotification[] {
  const { choices } = about.recipient;
  const { now } = about;
  const { timezone: zone, before = null } = request;
  return methodsFor(topicOf(request.kind), choices).flatMap((method) => {
    if (method === 'app') return inAppNotification(request, about);
    const dueAt = dueOutsideQuietHours(now, { method, quiet: choices.quiet, zone, before });
    return { ...pendingNotification(request, dueAt, now), method };
  });
}

type Pending = Omit<NewNotification, 'method' | 'organizationId'>;

export const pendingNotification = (
  request: Pick<NotificationRequest, 'userId' | 'reservationId'> & {
    kind: NotificationKind;
    params?: object;
  },
  dueAt: Date,
  now: Date,
): Pending => ({
  id: newId(),
  userId: request.userId,
  reservationId: request.reservationId ?? null,
  type: request.kind,
  status: 'pending',
  params: (request.params ?? null) as Pending['params'],
  scheduledFor: dueAt,
  attemptAt: dueAt,
  createdAt: now,
});

/** An in-app notification with its text, already sent; nothing if its reason no longer holds. */
export function inAppNotification(
  request: NotificationRequest,
  { recipient, reservation, now }: About,
): NewNotification[] {
  const { firstName, language, region, clock, organizationName } = recipient;
  const params = 'params' in request ? request.params : null;
  const text = notificationText(request.kind, {
    now,
    firstName,
    language,
    region,
    clock,
    organizationName,
    reservation,
    params,
  });
  if (!text) return [];
  const { title, message, path } = text;
  const sent = { status: 'sent', sentAt: now, method: 'app', title, message, path } as const;
  return [{ ...pendingNotification(request, now, now), ...sent }];
}

/** Writes the rows, updates the readers' open screens, and wakes the dispatchers of pending ones. */
export async function writeNotifications(
  tx: Tx,
  scope: TenantScope,
  notifications: readonly NewNotification[],
): Promise<void> {
  const { writes, announce } = writingOf(scope, notifications);
  await inOneRoundTrip(writes.map((statement) => sendStatement(tx, statement)));
  for (const channel of announce) announceAfterCommit(tx, channel);
}

/** The same as statements, for who sends them with others. */
export function writingOf(
  { organizationId }: TenantScope,
  notifications: readonly NewNotification[],
): Following {
  if (notifications.length === 0) return NOTHING_FOLLOWS;
  const pending = notifications.filter(({ status = 'pending' }) => status === 'pending');
  const readers = new Set(notifications.filter(({ method }) => method === 'app').map(({ userId }) => userId));
  const events = [...readers].map((userId) => ({ topic: 'notifications' as const, organizationId, userId }));
  return {
    writes: [
      insertStatement(notifications.map((notification) => ({ organizationId, ...notification }))),
      ...(events.length > 0 ? [emitStatement(events)] : []),
    ],
    announce: [
      ...new Set(pending.map(({ method }) => notificationsChannel(method))),
      ...(events.length > 0 ? [EVENTS_CHANNEL] : []),
    ],
  };
}
