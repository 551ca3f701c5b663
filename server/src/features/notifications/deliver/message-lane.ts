import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import { inTransaction, retryingConflicts, type Database } from '../../../platform/database/database.ts';
import { emitLiveEvents, type Emitted } from '../../../platform/events/emit.ts';
import type { Lane } from '../../../platform/queue/queue.ts';
import { coalesce } from '../../../platform/coalesce.ts';
import { reasonOf, type DeliveryOutcome, type NoticeChannel, type OutgoingNotice } from '../channel.ts';
import { noticesChannel } from '../wake-dispatchers.ts';
import { reservationsOf } from '../texts.ts';
import { claimDue, findNextAttempt, renewNotices, writeOutcomes, type Ended } from './delivery-store.ts';
import type { MakeText } from './judge.ts';
import { endsOf, judgeSet, setsOf, type Message, type NoticeSet } from './messages.ts';

export type DeliveryContext = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  makeText: MakeText;
};

/**
 * The messages of one channel: a person's reminders that are due together are one, every other notice is one of its own.
 * An outcome is written as soon as it is known, together with others that are known by then.
 */
export function messageLane(
  { database, clock, log, makeText }: DeliveryContext,
  channel: NoticeChannel,
): Lane<NoticeSet, void> {
  const { method, concurrency } = channel;
  // An outcome that met a deadlock and was lost would make its notice go out again.
  const write = coalesce<Ended>((ended) =>
    method === 'app'
      ? inTransaction(database, async (tx) => {
          await writeOutcomes(tx, ended);
          await emitLiveEvents(tx, eventsOf(ended));
        })
      : retryingConflicts(() => writeOutcomes(database.drizzle, ended)),
  );
  return {
    name: method,
    channel: noticesChannel(method),
    concurrency,
    findNext: () => findNextAttempt(database.drizzle, method),
    claim: async (claim) => setsOf(await claimDue(database.drizzle, { ...claim, method })),
    renew: (inHand, leaseMilliseconds) => renewNotices(database.drizzle, inHand.flat(), leaseMilliseconds),
    attempt: async (set) => {
      const { message, ended } = judgeSet(set, method, makeText, clock.now());
      if (message) {
        const delivery = await channel.deliver(outgoing(message)).catch(failure);
        ended.push(...endsOf(message, delivery, clock.now()));
      }
      for (const { notice, outcome } of ended) {
        if (outcome.is === 'failed' || outcome.is === 'retry')
          log.warn({ notice: notice.id, kind: notice.kind, method, ...outcome }, 'notice not delivered');
      }
      await write(ended);
    },
  };
}

function outgoing({ id, text, usefulUntil, said }: Message): OutgoingNotice {
  const notices = said.map((each) => each.notice);
  const [notice, ...others] = notices;
  const { organizationId, organizationName, kind, userId, email, phone } = notice!;
  return {
    ...text,
    id,
    organizationId,
    organizationName,
    kind,
    others,
    userId,
    email,
    phone,
    usefulUntil,
    reservationIds: [...new Set(notices.flatMap(reservationsOf))],
  };
}

const failure = (error: unknown): DeliveryOutcome => ({
  delivered: false,
  retry: true,
  reason: reasonOf(error),
});

/** One for each reader whose list has grown. */
function eventsOf(ended: readonly Ended[]): Emitted[] {
  const sent = ended.filter(({ outcome }) => outcome.is === 'sent').map(({ notice }) => notice);
  const readers = new Map(sent.map((notice) => [`${notice.organizationId} ${notice.userId}`, notice]));
  return [...readers.values()].map(({ organizationId, userId }) => ({
    topic: 'notifications',
    organizationId,
    userId,
  }));
}
