import type { NoticeMethod } from '@chargerota/domain';
import { retryingConflicts } from '../../../platform/database/database.ts';
import { together } from '../../../platform/together.ts';
import { reasonOf, type DeliveryOutcome, type NoticeChannel } from '../channel.ts';
import { reservationsOf } from '../texts.ts';
import { claimDue, renewLeases, writeOutcomes, type DueNotice, type Ended } from './delivery-store.ts';
import { takeDue, type DeliveryContext, type Lane } from './lane.ts';
import { judgeSet, endsOf, setsOf, type Message, type NoticeSet } from './messages.ts';

/** Places that get free within so many milliseconds are filled by one query. */
const FILL_AFTER_MILLISECONDS = 5;

/**
 * The notices of one channel; a person's reminders that are due together are one message. No more are claimed than can
 * be handed over at once, so that no text is older than its handover. Each is under a lease that is renewed until it is
 * delivered. Its outcome is written as soon as it is known, together with others that are known by then.
 */
export function channelLane(context: DeliveryContext, channel: NoticeChannel): Lane {
  const { database, clock, log, makeText, instanceId, leaseMilliseconds } = context;
  const { method, concurrency } = channel;
  const held = new Set<DueNotice>();
  const running = new Set<Promise<unknown>>();
  // An outcome that met a deadlock and was lost would make its notice go out again.
  const write = together<Ended>((ended) => retryingConflicts(() => writeOutcomes(database.drizzle, ended)));
  let claims = 0;
  let mayBeMore = false;
  let heartbeat: NodeJS.Timeout | undefined;
  let filling: NodeJS.Timeout | undefined;

  async function claim(limit: number): Promise<NoticeSet[]> {
    claims += 1;
    // Every claim has its own lease, so that an attempt whose lease ran out cannot end a later attempt.
    const lease = `${instanceId}/${method}/${claims}`;
    const now = clock.now();
    const claimed = await claimDue(database.drizzle, { method, now, limit, leaseMilliseconds, lease });
    const sets = setsOf(claimed);
    mayBeMore = sets.length === limit;
    for (const notice of claimed) held.add(notice);
    if (held.size > 0) heartbeat ??= setInterval(renew, leaseMilliseconds / 3);
    return sets;
  }

  function renew(): void {
    renewLeases(database.drizzle, [...held], leaseMilliseconds).catch((error: unknown) =>
      log.warn({ method, err: error }, 'could not renew the leases of notices'),
    );
  }

  function letGo(set: NoticeSet): void {
    for (const notice of set) held.delete(notice);
    if (held.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  }

  async function attempt(set: NoticeSet): Promise<void> {
    try {
      const { message, ended } = judgeSet(set, method, makeText, clock.now());
      const all = message ? [...ended, ...(await handOver(message))] : ended;
      for (const { notice, outcome } of all) {
        if (outcome.is === 'failed' || outcome.is === 'retry')
          log.warn({ notice: notice.id, kind: notice.kind, method, ...outcome }, 'notice not delivered');
      }
      await write(all);
    } finally {
      letGo(set);
    }
  }

  async function handOver(message: Message): Promise<Ended[]> {
    const { id, text, usefulUntil } = message;
    const [notice, ...others] = message.said.map((each) => each.notice);
    const { organizationId, organizationName, kind, userId, email, phone } = notice!;
    const reservationIds = [...new Set([notice!, ...others].flatMap(reservationsOf))];
    const about = {
      id,
      organizationId,
      organizationName,
      kind,
      others: others.map((other) => ({
        organizationId: other.organizationId,
        organizationName: other.organizationName,
        kind: other.kind,
      })),
      userId,
      email,
      phone,
      usefulUntil,
      reservationIds,
    };
    const delivery = await channel.deliver({ ...text, ...about }).catch(failure);
    return endsOf(message, delivery, clock.now());
  }

  function begin(set: NoticeSet, wake: () => void): void {
    const run = attempt(set)
      // The lease will run out, and the message will be delivered again.
      .catch((error: unknown) => log.error({ notice: set[0]?.id, err: error }, 'outcome of a notice lost'))
      .finally(() => {
        running.delete(run);
        if (mayBeMore) filling ??= setTimeout(() => fill(wake), FILL_AFTER_MILLISECONDS);
      });
    running.add(run);
  }

  function fill(wake: () => void): void {
    filling = undefined;
    wake();
  }

  return {
    method,
    running,
    look: async (wake) => {
      const free = concurrency - running.size;
      if (free <= 0) {
        mayBeMore = true;
        return null;
      }
      mayBeMore = false;
      return takeDue(context, method, async () => {
        for (const set of await claim(free)) begin(set, wake);
        // If all places are taken, a delivery that ends looks for more.
        return mayBeMore ? null : true;
      });
    },
    drain: async () => {
      let all = 0;
      for (;;) {
        const claimed = await claim(concurrency);
        if (claimed.length === 0) return all;
        all += claimed.length;
        await Promise.all(claimed.map(attempt));
      }
    },
  };
}

const failure = (error: unknown): DeliveryOutcome => ({
  delivered: false,
  retry: true,
  reason: reasonOf(error),
});

/** For a method that is no longer configured: its pending notices fail with that reason. */
export const missingChannel = (method: Exclude<NoticeMethod, 'app'>): NoticeChannel => ({
  method,
  concurrency: 4,
  deliver: async () => ({ delivered: false, retry: false, reason: `This installation has no ${method}.` }),
});
