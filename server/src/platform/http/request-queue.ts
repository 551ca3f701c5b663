import { makeTurns, type Turns } from '../turns.ts';
import { DomainError } from './domain-error.ts';

/** Runs `work` in the queue of an account. */
export type RequestQueue = <T>(userId: string, work: () => T | Promise<T>) => Promise<T>;

/**
 * Of the ten database connections of an instance: if one account's bookings wait for each other, most connections stay
 * free.
 */
const CONCURRENCY = 4;
/** More requests than any screen sends at once. */
const MAX_WAITING = 200;

/**
 * Limits how many requests of one account this instance handles at a time. Each account has its own queue, so that it
 * delays nobody else.
 * @throws DomainError rate_limited if the queue is full
 */
export function makeRequestQueue(): RequestQueue {
  const queues = new Map<string, Turns>();
  const refuse = () => new DomainError('rate_limited', [], { 'retry-after': '1' });
  return async (userId, work) => {
    const queue =
      queues.get(userId) ?? makeTurns({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING, refuse });
    queues.set(userId, queue);
    try {
      return await queue.run(work);
    } finally {
      if (queue.isEmpty()) queues.delete(userId);
    }
  };
}
