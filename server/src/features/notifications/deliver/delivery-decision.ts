import {
  afterQuietHours,
  couldUse,
  isOfUse,
  isReminder,
  methodsFor,
  NOTIFICATION_DEAD_AFTER_MS,
  remindersOf,
  topicOf,
  usefulUntil,
} from '@chargerota/domain';
import type { NotificationKind, NotificationMethod, ReminderKind } from '@chargerota/domain';
import { retryPause } from '../../../platform/queue/queue.ts';
import { reasonOf, type DeliveryOutcome, type NotificationText } from '../channel.ts';
import type { NotificationFacts } from '../facts.ts';
import type { DueNotification, Outcome } from './delivery-store.ts';

/** Makes the text of a notification; null if its reason no longer holds. */
export type MakeText = (kind: NotificationKind, facts: NotificationFacts) => NotificationText | null;

export type DeliveryDecision = { say: NotificationText; usefulUntil: Date | null } | { outcome: Outcome };

/**
 * Decides about a due notification by the facts of this moment. A reminder is not sent if it is too late or its reason
 * no longer holds, and nothing is sent that its reader has declined while it waited (for the end of quiet hours, a
 * morning, another attempt).
 */
export function decideDelivery(
  notification: DueNotification,
  method: NotificationMethod,
  makeText: MakeText,
  now: Date,
): DeliveryDecision {
  const { kind, reservation } = notification;
  if (isReminder(kind)) {
    if (!reservation || !isOfUse({ kind, reservation }, now)) return { outcome: { is: 'gone' } };
  }
  const ofKind = isReminder(kind) && reservation ? usefulUntil(kind, reservation) : null;
  if (notification.accountStatus === 'suspended') return failed('The account is suspended.');
  if (method === 'sms' && notification.phone === null) return failed('There is no confirmed number.');
  // Some notifications to administrators wait for the morning; meanwhile the reader may have ceased to be one.
  if (notification.isForOthers || notification.hasEnded) return { outcome: { is: 'gone' } };
  if (isReminder(kind) && !isStillWanted({ ...notification, kind }, method))
    return { outcome: { is: 'gone' } };
  if (!methodsFor(topicOf(kind), notification.choices).includes(method)) return { outcome: { is: 'gone' } };
  if (kind === 'someone_waits' && !isWaitedFor(notification, now)) {
    const attemptAt = lookAgainAt(notification, method, now);
    return { outcome: attemptAt ? { is: 'wait', attemptAt } : { is: 'gone' } };
  }
  try {
    const text = makeText(kind, { ...notification, now });
    return text
      ? { say: text, usefulUntil: ofKind ?? text.usefulUntil ?? null }
      : { outcome: { is: 'gone' } };
  } catch (error) {
    return { outcome: afterFailure(notification, { reason: reasonOf(error), retry: true }, ofKind, now) };
  }
}

/** The reservation as it is now, and its member's choices, still demand the reminder for the same instant. */
const isStillWanted = (
  { kind, reservation, choices, scheduledFor }: DueNotification & { kind: ReminderKind },
  method: NotificationMethod,
): boolean =>
  reservation !== null &&
  remindersOf(reservation, choices).some(
    (wanted) =>
      wanted.kind === kind && wanted.method === method && wanted.dueAt.getTime() === scheduledFor.getTime(),
  );

const failed = (error: string): DeliveryDecision => ({ outcome: { is: 'failed', error } });

/** The outcome of a notification that a channel has tried to deliver. */
export function outcomeOf(
  notification: DueNotification,
  text: NotificationText,
  delivery: DeliveryOutcome,
  usefulUntil: Date | null,
  now: Date,
): Outcome {
  if (!delivery.delivered) return afterFailure(notification, delivery, usefulUntil, now);
  const { title, message, path } = text;
  const { providerId, segments } = delivery;
  return { is: 'sent', title, message, path, sentAt: now, providerId, segments };
}

const MOST_RETRY_MILLISECONDS = 1_800_000;

/** The notification is tried again, unless it can never arrive or would arrive too late. */
function afterFailure(
  { attempts, scheduledFor }: DueNotification,
  { reason, retry }: { reason: string; retry: boolean },
  usefulUntil: Date | null,
  now: Date,
): Outcome {
  const attemptAt = new Date(now.getTime() + retryPause(attempts, MOST_RETRY_MILLISECONDS));
  const givenUpAt = new Date(scheduledFor.getTime() + NOTIFICATION_DEAD_AFTER_MS);
  const isTooLate = attemptAt >= givenUpAt || (usefulUntil !== null && attemptAt >= usefulUntil);
  return retry && !isTooLate ? { is: 'retry', attemptAt, error: reason } : { is: 'failed', error: reason };
}

/** When it is looked again whether to tell who is charging that somebody waits (docs/rules.md "Reminders"). */
const LOOK_AGAIN_MS = 15 * 60_000;

/** Whether somebody in line could use the rest of the session. */
function isWaitedFor({ waiting, reservation }: DueNotification, now: Date): boolean {
  if (!reservation || !waiting) return false;
  const { endsAt, timezone } = reservation;
  const { wishes, restAtOnce } = waiting;
  return wishes.some((wish) => couldUse({ ...wish, spotId: null }, { now, endsAt, timezone, restAtOnce }));
}

/** When to look again whether somebody waits; null if it is too late for the line by then. */
function lookAgainAt(
  { reservation, choices }: DueNotification,
  method: NotificationMethod,
  now: Date,
): Date | null {
  if (!reservation) return null;
  const next = new Date(now.getTime() + LOOK_AGAIN_MS);
  const at = method === 'app' ? next : afterQuietHours(next, choices.quiet, reservation.timezone);
  return at < usefulUntil('someone_waits', reservation) ? at : null;
}
