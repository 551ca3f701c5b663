import { dueOutsideQuietHours, methodsFor, topicOf, type NoticeKind } from '@chargerota/domain';
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
import type { NoticedReservation } from './facts.ts';
import { loadNoticedReservations } from './facts-store.ts';
import { noticesChannel } from './wake-dispatchers.ts';
import { insertStatement, type NewNotice } from './store.ts';
import type { PaymentParams, TrialParams } from './texts/billing.ts';
import type { NudgeParams, ReportedParams, ResolvedParams } from './texts/chargers.ts';
import type { OfferedParams } from './texts/line.ts';
import type { AcceptedParams, MembershipParams, TermsParams } from './texts/people.ts';
import type { EndedParams } from './texts/reservations.ts';
import type { ReviewParams } from './texts/reviews.ts';
import type { UsageParams } from './texts/usage.ts';
import { noticeText } from './texts.ts';

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

export type NoticeRequest = Cause & {
  userId: string;
  reservationId?: string;
  /** The zone of quiet hours. */
  timezone: string;
  /** If quiet hours end after this instant, they do not delay the notice. */
  before?: Date;
};

/**
 * Writes notices in the transaction of their cause: a row for each method that the person has chosen. In-app notices are
 * sent with the commit; any instance delivers the others after it.
 */
export async function notify(
  tx: Tx,
  scope: TenantScope,
  requests: readonly NoticeRequest[],
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
  requests: readonly NoticeRequest[],
  { recipients, now }: { recipients: ReadonlyMap<string, Recipient>; now: Date },
): Promise<void> {
  const reservationIds = requests.flatMap(({ reservationId }) => reservationId ?? []);
  const reservations = await loadNoticedReservations(tx, scope, reservationIds);
  const notices = requests.flatMap((request) => {
    const recipient = recipients.get(request.userId);
    const reservation = reservations.get(request.reservationId ?? '') ?? null;
    return recipient ? noticesOf(request, { recipient, reservation, now }) : [];
  });
  await writeNotices(tx, scope, notices);
}

/** For notifyKnown. */
export { loadRecipients } from './choices-store.ts';

type About = { recipient: Recipient; reservation: NoticedReservation | null; now: Date };

export function noticesOf(request: NoticeRequest, about: About): NewNotice[] {
  const { choices } = about.recipient;
  const { now } = about;
  const { timezone: zone, before = null } = request;
  return methodsFor(topicOf(request.kind), choices).flatMap((method) => {
    if (method === 'app') return inAppNotice(request, about);
    const dueAt = dueOutsideQuietHours(now, { method, quiet: choices.quiet, zone, before });
    return { ...pendingNotice(request, dueAt, now), method };
  });
}

type Pending = Omit<NewNotice, 'method' | 'organizationId'>;

export const pendingNotice = (
  request: Pick<NoticeRequest, 'userId' | 'reservationId'> & { kind: NoticeKind; params?: object },
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

/** An in-app notice with its text, already sent; nothing if its reason no longer holds. */
export function inAppNotice(request: NoticeRequest, { recipient, reservation, now }: About): NewNotice[] {
  const { firstName, organizationName } = recipient;
  const params = 'params' in request ? request.params : null;
  const text = noticeText(request.kind, { now, firstName, organizationName, reservation, params });
  if (!text) return [];
  const { title, message, path } = text;
  const sent = { status: 'sent', sentAt: now, method: 'app', title, message, path } as const;
  return [{ ...pendingNotice(request, now, now), ...sent }];
}

/** Writes the rows, updates the readers' open screens, and wakes the dispatchers of pending ones. */
export async function writeNotices(tx: Tx, scope: TenantScope, notices: readonly NewNotice[]): Promise<void> {
  const { writes, announce } = writingOf(scope, notices);
  await inOneRoundTrip(writes.map((statement) => sendStatement(tx, statement)));
  for (const channel of announce) await announceAfterCommit(tx, channel);
}

/** The same as statements, for who sends them with others. */
export function writingOf({ organizationId }: TenantScope, notices: readonly NewNotice[]): Following {
  if (notices.length === 0) return NOTHING_FOLLOWS;
  const pending = notices.filter(({ status = 'pending' }) => status === 'pending');
  const readers = new Set(notices.filter(({ method }) => method === 'app').map(({ userId }) => userId));
  const events = [...readers].map((userId) => ({ topic: 'notifications' as const, organizationId, userId }));
  return {
    writes: [
      insertStatement(notices.map((notice) => ({ organizationId, ...notice }))),
      ...(events.length > 0 ? [emitStatement(events)] : []),
    ],
    announce: [
      ...new Set(pending.map(({ method }) => noticesChannel(method))),
      ...(events.length > 0 ? [EVENTS_CHANNEL] : []),
    ],
  };
}
