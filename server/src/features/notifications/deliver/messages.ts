import { createHash } from 'node:crypto';
import { isReminder, remindersToSay, type NotificationMethod } from '@chargerota/domain';
import type { DeliveryOutcome, NotificationText } from '../channel.ts';
import { textOfSeveral } from '../texts/several.ts';
import type { DueNotification, Ended } from './delivery-store.ts';
import { decideDelivery, outcomeOf, type MakeText } from './delivery-decision.ts';

/**
 * The due notifications of one message: a person's reminders that were taken together, or one notification of another
 * kind.
 */
export type NotificationSet = DueNotification[];

export function setsOf(notifications: readonly DueNotification[]): NotificationSet[] {
  const sets = new Map<string, NotificationSet>();
  for (const notification of notifications) {
    const set = sets.get(notification.lease);
    if (set) set.push(notification);
    else sets.set(notification.lease, [notification]);
  }
  return [...sets.values()];
}

type Said = { notification: DueNotification; text: NotificationText; usefulUntil: Date | null };

export type Message = {
  /** The same for the same notifications, whoever sends them. */
  id: string;
  /** What it says, in this order. */
  said: Said[];
  text: NotificationText;
  /** Until when any of it is of use. */
  usefulUntil: Date | null;
  /** Reminders that say nothing which is not said: two of one start, for instance. */
  unsaid: Said[];
};

/** What is to be sent, if anything, and the notifications whose outcome is known without. */
export function decideSet(
  set: NotificationSet,
  method: NotificationMethod,
  makeText: MakeText,
  now: Date,
): { message: Message | null; ended: Ended[] } {
  const ended: Ended[] = [];
  const sayable: Said[] = [];
  for (const notification of set) {
    const decided = decideDelivery(notification, method, makeText, now);
    if ('outcome' in decided) ended.push({ notification, outcome: decided.outcome });
    else sayable.push({ notification, text: decided.say, usefulUntil: decided.usefulUntil });
  }
  const said = sayable.length > 1 ? reminders(sayable, now) : sayable;
  if (said.length === 0) return { message: null, ended };
  const message = {
    id: idOf(sayable.map(({ notification }) => notification.id)),
    said,
    text: textOfSeveral(said.map(({ notification, text }) => ({ ...notification, text }))),
    usefulUntil: latest(said),
    unsaid: sayable.filter((each) => !said.includes(each)),
  };
  return { message, ended };
}

/** Only reminders are taken together. */
const reminders = (sayable: readonly Said[], now: Date): Said[] =>
  remindersToSay(
    sayable.flatMap((each) => {
      const { kind, reservation } = each.notification;
      return isReminder(kind) && reservation ? [{ kind, reservation, each }] : [];
    }),
    now,
  ).map(({ each }) => each);

const latest = (said: readonly Said[]): Date | null =>
  said
    .map(({ usefulUntil }) => usefulUntil)
    .reduce((one, other) => (one !== null && other !== null && other > one ? other : one));

/** The outcome of each notification of a message. The first that it says carries the text, and what it has cost. */
export function endsOf(message: Message, delivery: DeliveryOutcome, now: Date): Ended[] {
  const [first, ...rest] = [...message.said, ...message.unsaid];
  const end = ({ notification, usefulUntil }: Said) =>
    outcomeOf(notification, message.text, delivery, usefulUntil, now);
  return [
    { notification: first!.notification, outcome: end(first!) },
    ...rest.map((each) => {
      const outcome = end(each);
      if (outcome.is !== 'sent') return { notification: each.notification, outcome };
      const within = { ...outcome, sentAt: null, providerId: undefined, segments: undefined };
      return { notification: each.notification, outcome: within };
    }),
  ];
}

/** A notification that goes out alone gives the message its own id. */
function idOf(ids: readonly string[]): string {
  if (ids.length === 1) return ids[0]!;
  const hex = createHash('sha256').update(ids.toSorted().join()).digest('hex');
  // RFC 9562: version 8 leaves the bits to us, except those of version and variant.
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
