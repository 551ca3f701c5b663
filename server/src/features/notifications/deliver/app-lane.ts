import { inTransaction } from '../../../platform/database/database.ts';
import { emitLiveEvents, type Emitted } from '../../../platform/events/emit.ts';
import { lockDue, writeOutcomes, type DueNotice, type Outcome } from './delivery-store.ts';
import { judge, outcomeOf } from './judge.ts';
import { untilNext, type DeliveryContext, type Lane } from './lane.ts';

const BATCH = 500;

/** In-app notices: marks hundreds as sent in one transaction, and updates their readers' open screens. */
export function appLane(context: DeliveryContext): Lane {
  const running = new Set<Promise<unknown>>();
  const { database, clock, makeText } = context;

  async function deliverBatch(): Promise<number> {
    return inTransaction(database, async (tx) => {
      const now = clock.now();
      const due = await lockDue(tx, { method: 'app', now, limit: BATCH });
      const ended = due.map((notice) => {
        const judged = judge(notice, 'app', makeText, now);
        if ('outcome' in judged) return { notice, outcome: judged.outcome };
        return { notice, outcome: outcomeOf(notice, judged.say, { delivered: true }, judged.expiresAt, now) };
      });
      await writeOutcomes(tx, ended);
      await emitLiveEvents(tx, eventsOf(ended));
      return due.length;
    });
  }

  return {
    method: 'app',
    running,
    look: async () => ((await deliverBatch()) < BATCH ? untilNext(context, 'app') : 0),
    drain: async () => {
      let all = 0;
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- batch after batch
        const count = await deliverBatch();
        if (count === 0) return all;
        all += count;
      }
    },
  };
}

/** One for each reader whose list has grown. */
function eventsOf(ended: { notice: DueNotice; outcome: Outcome }[]): Emitted[] {
  const sent = ended.filter(({ outcome }) => outcome.is === 'sent').map(({ notice }) => notice);
  const readers = new Map(sent.map((notice) => [`${notice.organizationId} ${notice.userId}`, notice]));
  return [...readers.values()].map(({ organizationId, userId }) => ({
    topic: 'notifications',
    organizationId,
    userId,
  }));
}
