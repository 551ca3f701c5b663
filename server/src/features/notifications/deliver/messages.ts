import { createHash } from 'node:crypto';
import { isReminder, remindersToSay, type NoticeMethod } from '@chargerota/domain';
import type { DeliveryOutcome, NoticeText } from '../channel.ts';
import { textOfSeveral } from '../texts/several.ts';
import type { DueNotice, Ended } from './delivery-store.ts';
import { judge, outcomeOf, type MakeText } from './judge.ts';

/** The due notices of one message: a person's reminders that were taken together, or one notice of another kind. */
export type NoticeSet = DueNotice[];

export function setsOf(notices: readonly DueNotice[]): NoticeSet[] {
  const sets = new Map<string, NoticeSet>();
  for (const notice of notices) {
    const set = sets.get(notice.lease);
    if (set) set.push(notice);
    else sets.set(notice.lease, [notice]);
  }
  return [...sets.values()];
}

type Said = { notice: DueNotice; text: NoticeText; usefulUntil: Date | null };

export type Message = {
  /** The same for the same notices, whoever sends them. */
  id: string;
  /** What it says, in this order. */
  said: Said[];
  text: NoticeText;
  /** Until when any of it is of use. */
  usefulUntil: Date | null;
  /** Reminders that say nothing which is not said: two of one start, for instance. */
  unsaid: Said[];
};

/** What is to be sent, if anything, and the notices whose outcome is known without. */
export function judgeSet(
  set: NoticeSet,
  method: NoticeMethod,
  makeText: MakeText,
  now: Date,
): { message: Message | null; ended: Ended[] } {
  const ended: Ended[] = [];
  const sayable: Said[] = [];
  for (const notice of set) {
    const judged = judge(notice, method, makeText, now);
    if ('outcome' in judged) ended.push({ notice, outcome: judged.outcome });
    else sayable.push({ notice, text: judged.say, usefulUntil: judged.usefulUntil });
  }
  const said = sayable.length > 1 ? reminders(sayable, now) : sayable;
  if (said.length === 0) return { message: null, ended };
  const message = {
    id: idOf(sayable.map(({ notice }) => notice.id)),
    said,
    text: textOfSeveral(said.map(({ notice, text }) => ({ ...notice, text }))),
    usefulUntil: latest(said),
    unsaid: sayable.filter((each) => !said.includes(each)),
  };
  return { message, ended };
}

/** Only reminders are taken together. */
const reminders = (sayable: readonly Said[], now: Date): Said[] =>
  remindersToSay(
    sayable.flatMap((each) => {
      const { kind, reservation } = each.notice;
      return isReminder(kind) && reservation ? [{ kind, reservation, each }] : [];
    }),
    now,
  ).map(({ each }) => each);

const latest = (said: readonly Said[]): Date | null =>
  said
    .map(({ usefulUntil }) => usefulUntil)
    .reduce((one, other) => (one !== null && other !== null && other > one ? other : one));

/** The outcome of each notice of a message. The first that it says carries the text, and what it has cost. */
export function endsOf(message: Message, delivery: DeliveryOutcome, now: Date): Ended[] {
  const [first, ...rest] = [...message.said, ...message.unsaid];
  const end = ({ notice, usefulUntil }: Said) => outcomeOf(notice, message.text, delivery, usefulUntil, now);
  return [
    { notice: first!.notice, outcome: end(first!) },
    ...rest.map((each) => {
      const outcome = end(each);
      if (outcome.is !== 'sent') return { notice: each.notice, outcome };
      const within = { ...outcome, sentAt: null, providerId: undefined, segments: undefined };
      return { notice: each.notice, outcome: within };
    }),
  ];
}

/** A notice that goes out alone gives the message its own id. */
function idOf(ids: readonly string[]): string {
  if (ids.length === 1) return ids[0]!;
  const hex = createHash('sha256').update(ids.toSorted().join()).digest('hex');
  // RFC 9562: version 8 leaves the bits to us, except those of version and variant.
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
