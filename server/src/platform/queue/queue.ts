import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { listen } from '../database/listen.ts';
import { startPoller } from '../poller.ts';

/** Takes up to `limit` items that are due and free, those that have been due longest first. */
export type Claim = { now: Date; limit: number; lease: string; leaseMilliseconds: number };

/** Items that share a concurrency limit, so that slow work of one lane holds up no other. */
export type Lane<Item, Result> = {
  name: string;
  /** The channel of NOTIFY by which all instances hear that something may be due. */
  channel: string;
  /** How many items this process may have in hand. No more are claimed than it can begin at once. */
  concurrency: number;
  /** When the next free item is due; null if none waits. Asked far more often than `claim`, so it must be cheap. */
  findNext(): Promise<Date | null>;
  claim(claim: Claim): Promise<Item[]>;
  renew(inHand: readonly Item[], leaseMilliseconds: number): Promise<void>;
  /** Does the work and writes its outcome. If that fails, the lease runs out and the item is attempted again. */
  attempt(item: Item): Promise<Result>;
};

export type QueueOptions = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Names this process in the rows that it has taken. */
  instanceId: string;
  /** After this long without a sign of life from an instance, another takes what it had in hand. Tests shorten it. */
  leaseMilliseconds?: number;
  /** False: work is done only when `drain` is called (tests with a manual clock). */
  background?: boolean;
};

export type Queue<Result> = {
  /** Takes nothing more, and waits a few seconds for what is in hand. What does not end is attempted again later. */
  stop: () => Promise<void>;
  /** Does what is due by the clock and what that makes due, at most `atOnce` items at a time. For tests. */
  drain: (atOnce?: number) => Promise<Result[]>;
};

const LEASE_MILLISECONDS = 20_000;
/** The longest delay of an item that was not announced, or whose lease has run out. */
const MAX_SLEEP_MILLISECONDS = 5_000;
/** A due item that could not be taken is being taken by another instance; look again after this pause. */
const CONTENDED_MILLISECONDS = 25;
/** The whole process has five seconds to stop. */
const STOP_MILLISECONDS = 3_000;

const FIRST_RETRY_MILLISECONDS = 5_000;

/** The pause after the `attempts`th failure, in milliseconds: 5 s, doubling up to `most`. */
export const retryPause = (attempts: number, most: number): number =>
  Math.min(FIRST_RETRY_MILLISECONDS * 2 ** (attempts - 1), most);

/**
 * Does the work of rows as they become due. Each lane sleeps until its next row is due, and is woken by its channel. Any
 * number of instances share the work; one of them takes each row, under a lease that is renewed while it has it in hand.
 */
export function startQueue<Item, Result>(
  lanes: readonly Lane<Item, Result>[],
  options: QueueOptions,
): Queue<Result> {
  const { database, log, background = true } = options;
  const workers = lanes.map((lane) => ({ channel: lane.channel, ...startWorker(lane, options) }));
  const listener = background
    ? listen(database, {
        channels: [...new Set(lanes.map(({ channel }) => channel))],
        onMessage: (told) => workers.filter(({ channel }) => channel === told).forEach(({ wake }) => wake()),
        onListening: () => workers.forEach(({ wake }) => wake()),
        onLost: (error) => log.warn({ err: error }, 'lost the connection that announces work'),
      })
    : undefined;
  return {
    stop: async () => {
      await Promise.all([listener?.stop(), ...workers.map(({ stop }) => stop())]);
    },
    drain: async (atOnce = Infinity) => {
      const results: Result[] = [];
      for (;;) {
        const before = results.length;
        for (const { drain } of workers) results.push(...(await drain(atOnce)));
        if (results.length === before) return results;
      }
    },
  };
}

/** Works in one lane. */
function startWorker<Item, Result>(lane: Lane<Item, Result>, options: QueueOptions) {
  const { clock, instanceId, leaseMilliseconds = LEASE_MILLISECONDS, background = true } = options;
  const log = options.log.child({ lane: lane.name });
  const inHand = new Map<Item, Promise<Result>>();
  let claims = 0;

  const heartbeat = setInterval(() => {
    if (inHand.size === 0) return;
    lane
      .renew([...inHand.keys()], leaseMilliseconds)
      .catch((error: unknown) => log.warn({ err: error }, 'could not renew leases'));
  }, leaseMilliseconds / 3);

  async function take(limit: number): Promise<Promise<Result>[]> {
    claims += 1;
    // Each claim has its own lease, so that an attempt whose lease ran out cannot end a later attempt.
    const lease = `${instanceId}/${lane.name}/${claims}`;
    const items = await lane.claim({ now: clock.now(), limit, lease, leaseMilliseconds });
    return items.map((item) => {
      const attempt = lane.attempt(item).finally(() => {
        inHand.delete(item);
        poller?.wake();
      });
      inHand.set(item, attempt);
      return attempt;
    });
  }

  async function untilDue(): Promise<number> {
    const next = await lane.findNext();
    return next ? next.getTime() - clock.now().getTime() : Infinity;
  }

  /** Takes what can be taken; returns the milliseconds until there may be more. */
  async function look(): Promise<number> {
    const free = lane.concurrency - inHand.size;
    // The first that ends wakes the lane.
    if (free <= 0) return MAX_SLEEP_MILLISECONDS;
    const early = await untilDue();
    if (early > 0) return Math.min(early, leaseMilliseconds, MAX_SLEEP_MILLISECONDS);
    for (const attempt of await take(free))
      attempt.catch((error: unknown) => log.error({ err: error }, 'an outcome was lost'));
    return CONTENDED_MILLISECONDS;
  }

  const poller = background ? startPoller({ look, what: `work of ${lane.name}`, log }) : undefined;
  return {
    wake: () => poller?.wake(),
    stop: async () => {
      await poller?.stop();
      const ended = Promise.allSettled(inHand.values());
      await Promise.race([ended, pause(STOP_MILLISECONDS, undefined, { ref: false })]);
      clearInterval(heartbeat);
      if (inHand.size > 0) log.warn({ inHand: inHand.size }, 'stopped before all attempts had ended');
    },
    drain: async (atOnce: number): Promise<Result[]> => {
      const results: Result[] = [];
      await Promise.allSettled(inHand.values());
      while ((await untilDue()) <= 0) {
        const attempts = await take(Math.min(atOnce, lane.concurrency));
        if (attempts.length === 0) break;
        results.push(...(await Promise.all(attempts)));
      }
      return results;
    },
  };
}
