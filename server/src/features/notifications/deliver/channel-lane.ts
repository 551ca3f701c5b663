import type { NoticeMethod } from '@chargerota/domain';
import type { DeliveryOutcome, NoticeChannel, NoticeText } from '../channel.ts';
import { reservationsOf } from '../texts.ts';
import {
  claimDue,
  renewLeases,
  writeOutcomes,
  type DueNotice,
  type Ended,
  type Outcome,
} from './delivery-store.ts';
import { judge, outcomeOf, reasonOf } from './judge.ts';
import { untilNext, type DeliveryContext, type Lane } from './lane.ts';
import { writeTogether } from './write-together.ts';

/** So many are claimed for each that can be under way, so that one query serves many deliveries. */
const CLAIMED_AHEAD = 4;

/**
 * Notices that leave the process. They are claimed in batches, under a lease that is renewed while they wait or are under
 * way. Each outcome is written as soon as it is known, together with others that are known by then.
 */
export function channelLane(context: DeliveryContext, channel: NoticeChannel): Lane {
  const { database, clock, log, makeText, instanceId, leaseMilliseconds } = context;
  const { method, concurrency } = channel;
  const waiting: DueNotice[] = [];
  const held = new Set<DueNotice>();
  const running = new Set<Promise<unknown>>();
  const write = writeTogether<Ended>((ended) => writeOutcomes(database.drizzle, ended));
  let claims = 0;
  let mayBeMore = false;
  let heartbeat: NodeJS.Timeout | undefined;
  let renewedAt = 0;

  async function claim(): Promise<void> {
    const limit = concurrency * CLAIMED_AHEAD - waiting.length;
    claims += 1;
    // A lease of its own for every claim: an attempt whose lease ran out can't end the one that came after it.
    const lease = `${instanceId}/${method}/${claims}`;
    const begunAt = performance.now();
    const claimed = await claimDue(database.drizzle, {
      method,
      now: clock.now(),
      limit,
      leaseMilliseconds,
      lease,
    });
    mayBeMore = claimed.length === limit;
    if (held.size === 0) renewedAt = begunAt;
    for (const notice of claimed) held.add(notice);
    waiting.push(...claimed);
    if (held.size > 0) heartbeat ??= setInterval(renew, leaseMilliseconds / 3);
  }

  function renew(): void {
    const begunAt = performance.now();
    renewLeases(database.drizzle, [...held], leaseMilliseconds).then(
      () => {
        renewedAt = begunAt;
      },
      (error: unknown) => log.warn({ method, err: error }, 'could not renew the leases of notices'),
    );
  }

  function letGo(notice: DueNotice): void {
    held.delete(notice);
    if (held.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  }

  /** A notice that waited longer than its lease may have been taken by another instance. */
  const isStillOurs = () => performance.now() - renewedAt < leaseMilliseconds;

  async function attempt(notice: DueNotice): Promise<void> {
    try {
      if (!isStillOurs()) return;
      const judged = judge(notice, method, makeText, clock.now());
      const outcome =
        'outcome' in judged ? judged.outcome : await handOver(notice, judged.say, judged.expiresAt);
      if (outcome.is === 'failed' || outcome.is === 'retry')
        log.warn({ notice: notice.id, kind: notice.kind, method, ...outcome }, 'notice not delivered');
      await write({ notice, outcome });
    } finally {
      letGo(notice);
    }
  }

  async function handOver(notice: DueNotice, text: NoticeText, expiresAt: Date | null): Promise<Outcome> {
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
  }

  /** Begins as many as may be under way; each that ends begins the next. */
  function begin(wake: () => void): void {
    while (running.size < concurrency) {
      const notice = waiting.shift();
      if (!notice) return;
      const run = attempt(notice)
        // The lease will run out, and the notice be delivered again.
        .catch((error: unknown) => log.error({ notice: notice.id, err: error }, 'outcome of a notice lost'))
        .finally(() => {
          running.delete(run);
          begin(wake);
          if (mayBeMore && waiting.length < concurrency) wake();
        });
      running.add(run);
    }
  }

  return {
    method,
    running,
    look: async (wake) => {
      if (waiting.length >= concurrency) {
        // The deliveries that end look then.
        mayBeMore = true;
        return null;
      }
      await claim();
      begin(wake);
      // If the batch was full, the deliveries that end look for more.
      return mayBeMore ? null : untilNext(context, method);
    },
    drain: async () => {
      let all = 0;
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- batch after batch
        await claim();
        const claimed = waiting.splice(0);
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

/** Stands where the installation has no channel for a method that somebody could choose while it had one. */
export const missingChannel = (method: Exclude<NoticeMethod, 'app'>): NoticeChannel => ({
  method,
  concurrency: 4,
  deliver: async () => ({ delivered: false, retry: false, reason: `This installation has no ${method}.` }),
});
