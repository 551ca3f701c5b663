import type { NoticeMethod } from '@chargerota/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findNextAttempt } from './delivery-store.ts';
import type { MakeText } from './judge.ts';

/** What all lanes need. */
export type DeliveryContext = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  makeText: MakeText;
  /** Names this process in the rows it has taken. */
  instanceId: string;
  /** If an instance does not renew its lease for this long, another takes the notice. */
  leaseMilliseconds: number;
};

/** The deliveries of one method in this process. A slow method does not delay the others. */
export type Lane = {
  method: NoticeMethod;
  /** Starts due deliveries; calls `wake` when there may be more. Returns the same as a Poller's `look`. */
  look(wake: () => void): Promise<number | null>;
  /** Delivers everything that is due; returns how many there were. For tests. */
  drain(): Promise<number>;
  running: ReadonlySet<Promise<unknown>>;
};

/** The longest delay for a notice that was not announced, or whose lease has run out. */
const MAX_SLEEP_MILLISECONDS = 5_000;
/** A due notice that could not be taken is being taken by another instance; check again after this pause. */
const CONTENDED_MILLISECONDS = 25;

/**
 * Takes what is due and returns the milliseconds until there may be more; null if `take` knows when. It returns whether it took
 * all. It is called only if something is due: its statement is planned anew each time, which takes ten times as long as asking.
 */
export async function takeDue(
  context: DeliveryContext,
  method: NoticeMethod,
  take: () => Promise<boolean | null>,
): Promise<number | null> {
  const early = await untilDue(context, method);
  if (early > 0) return Math.min(early, MAX_SLEEP_MILLISECONDS);
  const tookAll = await take();
  if (tookAll === null) return null;
  if (!tookAll) return 0;
  const next = await untilDue(context, method);
  return Math.min(next > 0 ? next : CONTENDED_MILLISECONDS, MAX_SLEEP_MILLISECONDS);
}

/** Milliseconds until the next notice is due; none or fewer if one is. */
async function untilDue({ database, clock }: DeliveryContext, method: NoticeMethod): Promise<number> {
  const attemptAt = await findNextAttempt(database.drizzle, method);
  return attemptAt ? attemptAt.getTime() - clock.now().getTime() : Infinity;
}
