// What members are told of changes of their reservations (docs/rules.md "Notifications").
import {
  formatsOf,
  methodsFor,
  ownActKind,
  topicOf,
  whenAndWhere,
  writeIn,
  type ReservationChange,
} from '@chargerota/domain';
import type { Changing, ReservationFollower } from '../../platform/followers.ts';
import { readRecipients, recipientsStatement, type Recipient } from './choices-store.ts';
import type { NotifiedReservation } from './facts.ts';
import { notifiedStatement, readNotified } from './facts-store.ts';
import { notificationsOf, pendingNotification, writingOf, type NotificationRequest } from './notify.ts';
import type { NewNotification } from './store.ts';

/** Confirms members' own changes to them, and tells them what others have changed. */
export const notificationsFollowReservations: ReservationFollower = {
  reads: (of) => {
    const recipients = recipientsStatement(of.scope, of.userIds);
    const told = of.changes.filter(isByOthers).map(({ after }) => after.id);
    return told.length > 0 ? [recipients, notifiedStatement(of.scope, told)] : [recipients];
  },
  follow: (of, [recipientRows = [], notifiedRows = []]) => {
    const recipients = readRecipients(recipientRows);
    const notifications = [
      ...of.changes.flatMap((change) => confirmation(change, recipients, of.now)),
      ...newsOf(of, readNotified(notifiedRows), recipients).flatMap(({ request, reservation }) => {
        const recipient = recipients.get(request.userId);
        return recipient ? notificationsOf(request, { recipient, reservation, now: of.now }) : [];
      }),
    ];
    return writingOf(of.scope, notifications);
  },
};

const isByOthers = ({ by }: ReservationChange) => by !== 'member' && by !== 'finding';

/** The confirmations of a member's own change, due at once. */
function confirmation(
  { before, after, by }: ReservationChange,
  recipients: ReadonlyMap<string, Recipient>,
  now: Date,
): NewNotification[] {
  const kind = by === 'member' ? ownActKind(before, after) : null;
  const recipient = recipients.get(after.userId);
  if (!kind || !recipient) return [];
  const { id: reservationId, userId } = after;
  return methodsFor(topicOf(kind), recipient.choices).map((method) => ({
    ...pendingNotification({ kind, userId, reservationId }, now, now),
    method,
  }));
}

type News = { request: NotificationRequest; reservation: NotifiedReservation | null };

/** Who has not come is told of each reservation; of what was ended for a reason, a member gets one notification. */
function newsOf(
  { changes }: Changing,
  noticed: ReadonlyMap<string, NotifiedReservation>,
  recipients: ReadonlyMap<string, Recipient>,
): News[] {
  const ended = new Map<string, ReservationChange[]>();
  const news: News[] = [];
  for (const change of changes) {
    const { before, after, by } = change;
    if (by === 'absence') {
      const { id, userId, status, timezone, endsAt } = after;
      const reservation = noticed.get(id);
      // The row was read before the change.
      news.push({
        request: { kind: 'no_show', reservationId: id, userId, timezone, before: endsAt },
        reservation: reservation ? { ...reservation, status } : null,
      });
    } else if (typeof by === 'object' && before) {
      ended.set(after.userId, [...(ended.get(after.userId) ?? []), change]);
    }
  }
  for (const [userId, own] of ended) {
    const recipient = recipients.get(userId);
    if (!recipient) continue;
    // Not in those of the administrator who acts.
    const formats = formatsOf(recipient);
    news.push({ request: writeIn(formats, () => toldOfEnded(own, noticed)), reservation: null });
  }
  return news;
}

/** Of reservations where they had arrived, charging has ended. */
function toldOfEnded(
  own: readonly ReservationChange[],
  noticed: ReadonlyMap<string, NotifiedReservation>,
): NotificationRequest {
  const [{ before: first, by }] = own as [ReservationChange];
  if (!first || typeof by !== 'object') throw new Error('nothing was ended for a reason');
  const rows = own.map(({ before }) => ({ before: before!, words: wordsOf(before!.id, noticed) }));
  const cancelled = rows.filter(({ before }) => before.status !== 'arrived');
  return {
    kind: by.kind,
    userId: first.userId,
    params: {
      reason: by.reason,
      mayReserve: by.mayReserve,
      cancelled: cancelled.map(({ words }) => words),
      cancelledIds: cancelled.map(({ before }) => before.id),
      ended: rows.filter((row) => !cancelled.includes(row)).map(({ words }) => words),
    },
    timezone: first.timezone,
    before: first.startsAt,
  };
}

function wordsOf(id: string, noticed: ReadonlyMap<string, NotifiedReservation>): string {
  const reservation = noticed.get(id);
  if (!reservation) throw new Error('a change of a reservation that is not there');
  return whenAndWhere(reservation);
}
