import type { NoticeMethod } from '@chargerota/domain';
import type { DeliveryOutcome, NoticeChannel, NoticeText } from '../channel.ts';
import { claimDue, renewLease, writeOutcomes, type DueNotice, type Outcome } from './delivery-store.ts';
import { judge, outcomeOf, reasonOf } from './judge.ts';
import { reservationsOf } from '../texts.ts';
import { untilNext, type DeliveryContext, type Lane } from './lane.ts';

/** Notices of one channel: each is taken under a lease, and its outcome is written as soon as it is known. */
export function channelLane(context: DeliveryContext, channel: NoticeChannel): Lane {
  const { database, clock, log, makeText, instanceId, leaseMilliseconds } = context;
  const { method, concurrency } = channel;
  const running = new Set<Promise<unknown>>();
  let claims = 0;

  const claim = (limit: number) => {
    claims += 1;
    // Every claim has its own lease, so that an attempt whose lease ran out cannot end a later attempt.
    const lease = `${instanceId}/${method}/${claims}`;
    return claimDue(database.drizzle, { method, now: clock.now(), limit, leaseMilliseconds, lease });
  };

  async function attempt(notice: DueNotice): Promise<void> {
    const judged = judge(notice, method, makeText, clock.now());
    const outcome =
      'outcome' in judged ? judged.outcome : await handOver(notice, judged.say, judged.expiresAt);
    if (outcome.is === 'failed' || outcome.is === 'retry')
      log.warn({ notice: notice.id, kind: notice.kind, method, ...outcome }, 'notice not delivered');
    await writeOutcomes(database.drizzle, [{ notice, outcome }]);
  }

  async function handOver(notice: DueNotice, text: NoticeText, expiresAt: Date | null): Promise<Outcome> {
    const heartbeat = setInterval(() => {
      renewLease(database.drizzle, notice, leaseMilliseconds).catch((error: unknown) =>
        log.warn({ notice: notice.id, err: error }, 'could not renew the lease of a notice'),
      );
    }, leaseMilliseconds / 3);
    try {
      const { id, organizationId, organizationName, kind, userId, email, phone } = notice;
      const reservationIds = reservationsOf(notice);
      const about = {
        id,
        organizationId,
        organizationName,
        kind,
        userId,
        email,
        phone,
        expiresAt,
        reservationIds,
      };
      const delivery = await channel.deliver({ ...text, ...about }).catch(failure);
      return outcomeOf(notice, text, delivery, expiresAt, clock.now());
    } finally {
      clearInterval(heartbeat);
    }
  }

  return {
    method,
    running,
    look: async (wake) => {
      const free = concurrency - running.size;
      // If all are busy, the first delivery to end looks for the next notice.
      if (free <= 0) return null;
      const claimed = await claim(free);
      for (const notice of claimed) {
        const run = attempt(notice)
          // The lease will run out, and the notice will be delivered again.
          .catch((error: unknown) => log.error({ notice: notice.id, err: error }, 'outcome of a notice lost'))
          .finally(() => {
            running.delete(run);
            wake();
          });
        running.add(run);
      }
      return claimed.length < free ? untilNext(context, method) : null;
    },
    drain: async () => {
      let all = 0;
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- batch after batch
        const claimed = await claim(concurrency);
        if (claimed.length === 0) return all;
        all += claimed.length;
        // oxlint-disable-next-line no-await-in-loop
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
