import { setTimeout as pause } from 'node:timers/promises';
import { isLoss, isReadOnly, pgError } from './errors.ts';

/** How often work is tried, if deadlocks or serialization failures keep interrupting it, before the caller gets the error. */
const MAX_ATTEMPTS = 6;
/** From the first attempt until the last one begins, if the database goes away; somebody waits. */
const LOSSES_FOR_MS = 4000;

const isConflict = (error: unknown) => ['40P01', '40001'].includes(pgError(error)?.code ?? '');

/** Retries `work`, a statement or a whole transaction, after a deadlock or a serialization failure. */
export async function retryingConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isConflict(error)) throw error;
      await pauseAfter(attempt);
    }
  }
}

/** One attempt of a transaction, which notes here that it sends COMMIT. */
export type Attempt = { commitSent: boolean };

export type RetryOptions = {
  /**
   * The transaction itself looks whether it was committed before, by an idempotency key, under locks for which it waits
   * until an earlier attempt has ended. Then it also runs again when the answer to COMMIT was lost.
   */
  looksForItself?: boolean;
};

/**
 * Runs a whole transaction, and again after a conflict, and for four seconds after a loss (see isLoss) that came before
 * COMMIT was sent: then it was surely not committed. After a loss during COMMIT nobody knows.
 */
export async function retryingTransaction<T>(
  transaction: (attempt: Attempt) => Promise<T>,
  { looksForItself = false }: RetryOptions = {},
): Promise<T> {
  const deadline = performance.now() + LOSSES_FOR_MS;
  for (let losses = 1; ; losses++) {
    const attempt: Attempt = { commitSent: false };
    try {
      return await retryingConflicts(() => {
        attempt.commitSent = false;
        return transaction(attempt);
      });
    } catch (error) {
      const isKnown = !attempt.commitSent || isReadOnly(error);
      if (!isLoss(error) || !(isKnown || looksForItself) || performance.now() > deadline) throw error;
      await pauseAfter(Math.min(losses, MAX_ATTEMPTS));
    }
  }
}

/** 20 ms at most after the first attempt, 640 ms after the sixth. */
const pauseAfter = (attempt: number) => pause(Math.random() * 10 * 2 ** attempt);
