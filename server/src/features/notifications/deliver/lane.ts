import type { NoticeMethod } from '@chargerota/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findNextAttempt } from './delivery-store.ts';
import type { MakeText } from './judge.ts';

/** What the deliveries of every method need. */
export type DeliveryContext = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  makeText: MakeText;
  /** Names this process in the rows it has taken. */
  instanceId: string;
  /** After so long without a sign of life from an instance, another takes its notice. */
  leaseMilliseconds: number;
};

/** The deliveries by one method in this process; those of a slow one delay no other. */
export type Lane = {
  method: NoticeMethod;
  /** Begins what is due; `wake` is called when there may be more to begin. Answers as a Poller's look. */
  look(wake: () => void): Promise<number | null>;
  /** Delivers all that is due; says how many there were. For tests. */
  drain(): Promise<number>;
  running: ReadonlySet<Promise<unknown>>;
};

/** A reminder that was written without being announced, or whose lease has run out, is found this late at most. */
const MAX_SLEEP_MILLISECONDS = 5_000;
/** A due notice that could not be taken is being taken by another instance: check again after that. */
const CONTENDED_MILLISECONDS = 25;

/** Milliseconds until the next notice can be taken. */
export async function untilNext({ database, clock }: DeliveryContext, method: NoticeMethod): Promise<number> {
  const attemptAt = await findNextAttempt(database.drizzle, method);
  const early = attemptAt ? attemptAt.getTime() - clock.now().getTime() : Infinity;
  return Math.min(early > 0 ? early : CONTENDED_MILLISECONDS, MAX_SLEEP_MILLISECONDS);
}
