// What members are told of changes of their reservations (docs/rules.md "Notifications").
import { m } from '@chargerota/messages';
import {
  formatDate,
  formatsOf,
  localDate,
  methodsFor,
  ownActKind,
  topicOf,
  whenAndWhere,
  writeIn,
  zonedPeriod,
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
  { changes, now }: Changing,
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
      const became = `${after.userId} ${by.movedTo === undefined ? 'ended' : 'moved'}`;
      ended.set(became, [...(ended.get(became) ?? []), change]);
    }
  }
  for (const own of ended.values()) {
    const recipient = recipients.get(own[0]!.after.userId);
    if (!recipient) continue;
    // Not in those of the administrator who acts.
    const formats = formatsOf(recipient);
    news.push({ request: writeIn(formats, () => toldOfEnded(own, noticed, now)), reservation: null });
  }
  return news;
}

/** Of reservations where they had arrived, charging has ended. */
function toldOfEnded(
  own: readonly ReservationChange[],
  noticed: ReadonlyMap<string, NotifiedReservation>,
  now: Date,
): NotificationRequest {
  const [{ before: first, by }] = own as [ReservationChange];
  if (!first || typeof by !== 'object') throw new Error('nothing was ended for a reason');
  const told = { kind: by.kind, userId: first.userId, timezone: first.timezone, before: first.startsAt };
  if (by.movedTo !== undefined) {
    const moved = own.map((change) => {
      const reservation = whenAndWhere(notedOf(change, noticed));
      return m.sentNotifyReservationsEnded.nowAtCharger({ reservation, spotNumber: movedTo(change) });
    });
    return { ...told, params: { reason: by.reason, mayReserve: false, cancelled: [], ended: [], moved } };
  }
  const cancelled = own.filter(({ after }) => after.status === 'cancelled');
  const ended = own.filter((change) => !cancelled.includes(change));
  return {
    ...told,
    params: {
      reason: by.reason,
      mayReserve: by.mayReserve,
      cancelled: cancelled.map((change) => whenAndWhere(notedOf(change, noticed))),
      cancelledIds: cancelled.map(({ after }) => after.id),
      // They end when their charger closes, or have ended.
      ended: ended.map((change) =>
        whenAndWhere({
          ...notedOf(change, noticed),
          ...(change.after.endsAt > now && { endsAt: change.after.endsAt }),
        }),
      ),
      ...nextOf(cancelled),
    },
  };
}

const movedTo = ({ by }: ReservationChange): string => (typeof by === 'object' && by.movedTo) || '';

/** What members can do whose reservations were cancelled: it is about the first of them. */
function nextOf(own: readonly ReservationChange[]) {
  for (const { by, after } of own)
    if (typeof by === 'object' && after.status === 'cancelled') {
      const { nextFree = [], isFirstInLine = false } = by;
      const nextFreeWords = nextFree.map((period) =>
        m.sentNotifyReservationsEnded.dayPeriod({
          day: formatDate(localDate(period.startsAt, after.timezone)),
          period: zonedPeriod(period, after.timezone, undefined),
        }),
      );
      return {
        ...(nextFreeWords.length > 0 && { nextFree: nextFreeWords }),
        ...(isFirstInLine && { isFirstInLine }),
      };
    }
  return {};
}

function notedOf(
  { after: { id } }: ReservationChange,
  noticed: ReadonlyMap<string, NotifiedReservation>,
): NotifiedReservation {
  const reservation = noticed.get(id);
  if (!reservation) throw new Error('a change of a reservation that is not there');
  return reservation;
}
