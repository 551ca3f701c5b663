import {
  isOfUse,
  isReminder,
  methodsFor,
  NOTICE_DEAD_AFTER_MS,
  remindersOf,
  topicOf,
  usefulUntil as reminderUsefulUntil,
} from '@chargerota/domain';
import type { NoticeKind, NoticeMethod, ReminderKind } from '@chargerota/domain';
import { retryPause } from '../../../platform/queue/queue.ts';
import { reasonOf, type DeliveryOutcome, type NoticeText } from '../channel.ts';
import type { NoticeFacts } from '../facts.ts';
import type { DueNotice, Outcome } from './delivery-store.ts';
import { isWaitedFor, lookAgainAt } from './someone-waits.ts';

/** Makes the text of a notice; null if its reason no longer holds. */
export type MakeText = (kind: NoticeKind, facts: NoticeFacts) => NoticeText | null;

export type Judgement = { say: NoticeText; usefulUntil: Date | null } | { outcome: Outcome };

/**
 * Judges a due notice by the facts of this moment. A reminder is not sent if it is too late or its reason no longer holds,
 * and nothing is sent that its reader has declined while it waited (for the end of quiet hours, a morning, another attempt).
 */
export function judge(notice: DueNotice, method: NoticeMethod, makeText: MakeText, now: Date): Judgement {
  const { kind, reservation } = notice;
  if (isReminder(kind)) {
    if (!reservation || !isOfUse({ kind, reservation }, now)) return { outcome: { is: 'gone' } };
  }
  const ofKind = isReminder(kind) && reservation ? reminderUsefulUntil(kind, reservation) : null;
  if (notice.accountStatus === 'suspended') return failed('The account is suspended.');
  if (method === 'sms' && notice.phone === null) return failed('There is no confirmed number.');
  // Some notices to administrators wait for the morning; meanwhile the reader may have ceased to be one.
  if (notice.isForOthers || notice.hasEnded) return { outcome: { is: 'gone' } };
  if (isReminder(kind) && !isStillWanted({ ...notice, kind }, method)) return { outcome: { is: 'gone' } };
  if (!methodsFor(topicOf(kind), notice.choices).includes(method)) return { outcome: { is: 'gone' } };
  if (kind === 'someone_waits' && !isWaitedFor(notice, now)) {
    const attemptAt = lookAgainAt(notice, method, now);
    return { outcome: attemptAt ? { is: 'wait', attemptAt } : { is: 'gone' } };
  }
  try {
    const text = makeText(kind, { ...notice, now });
    return text
      ? { say: text, usefulUntil: ofKind ?? text.usefulUntil ?? null }
      : { outcome: { is: 'gone' } };
  } catch (error) {
    return { outcome: afterFailure(notice, { reason: reasonOf(error), retry: true }, ofKind, now) };
  }
}

/** The reservation as it is now, and its member's choices, still demand the reminder for the same instant. */
const isStillWanted = (
  { kind, reservation, choices, scheduledFor }: DueNotice & { kind: ReminderKind },
  method: NoticeMethod,
): boolean =>
  reservation !== null &&
  remindersOf(reservation, choices).some(
    (wanted) =>
      wanted.kind === kind && wanted.method === method && wanted.dueAt.getTime() === scheduledFor.getTime(),
  );

const failed = (error: string): Judgement => ({ outcome: { is: 'failed', error } });

/** The outcome of a notice that a channel has tried to deliver. */
export function outcomeOf(
  notice: DueNotice,
  text: NoticeText,
  delivery: DeliveryOutcome,
  usefulUntil: Date | null,
  now: Date,
): Outcome {
  if (!delivery.delivered) return afterFailure(notice, delivery, usefulUntil, now);
  const { title, message, path } = text;
  const { providerId, segments } = delivery;
  return { is: 'sent', title, message, path, sentAt: now, providerId, segments };
}

const MOST_RETRY_MILLISECONDS = 1_800_000;

/** The notice is tried again, unless it can never arrive or would arrive too late. */
function afterFailure(
  { attempts, scheduledFor }: DueNotice,
  { reason, retry }: { reason: string; retry: boolean },
  usefulUntil: Date | null,
  now: Date,
): Outcome {
  const attemptAt = new Date(now.getTime() + retryPause(attempts, MOST_RETRY_MILLISECONDS));
  const givenUpAt = new Date(scheduledFor.getTime() + NOTICE_DEAD_AFTER_MS);
  const isTooLate = attemptAt >= givenUpAt || (usefulUntil !== null && attemptAt >= usefulUntil);
  return retry && !isTooLate ? { is: 'retry', attemptAt, error: reason } : { is: 'failed', error: reason };
}
