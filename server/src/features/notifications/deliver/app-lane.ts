import { inTransaction } from '../../../platform/database/database.ts';
import { emitLiveEvents, type Emitted } from '../../../platform/events/emit.ts';
import { lockDue, writeOutcomes, type Ended } from './delivery-store.ts';

import { takeDue, type DeliveryContext, type Lane } from './lane.ts';
import { endsOf, judgeSet, setsOf } from './messages.ts';

const BATCH = 500;

/** In-app notices: marks hundreds as sent in one transaction, and updates their readers' open screens. */
export function appLane(context: DeliveryContext): Lane {
  const running = new Set<Promise<unknown>>();
  const { database, clock, makeText } = context;

  async function deliverBatch(): Promise<number> {
    return inTransaction(database, async (tx) => {
      const now = clock.now();
      const due = await lockDue(tx, { method: 'app', now, limit: BATCH });
      const all = setsOf(due).flatMap((set) => {
        const { message, ended } = judgeSet(set, 'app', makeText, now);
        return message ? [...ended, ...endsOf(message, { delivered: true }, now)] : ended;
      });
      await writeOutcomes(tx, all);
      await emitLiveEvents(tx, eventsOf(all));
      return due.length;
    });
  }

  return {
    method: 'app',
    running,
    look: () => takeDue(context, 'app', async () => (await deliverBatch()) < BATCH),
    drain: async () => {
      let all = 0;
      for (;;) {
        const count = await deliverBatch();
        if (count === 0) return all;
        all += count;
      }
    },
  };
}

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
