import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Tx } from '../database/database.ts';
import { DomainError } from './domain-error.ts';
import type { IdempotencyKey } from './idempotency.ts';
import { idempotencyKeys } from './tables.ts';

/** A response, and whether it is a repeat for the same idempotency key. */
export type Answered<T> = { body: T; replayed: boolean };

/**
 * Runs `work` once under the caller's idempotency key and stores its response in the same transaction. A repeat gets
 * the same response, even if it arrived while the first was still running. Without a key, `work` just runs.
 * @throws DomainError idempotency_mismatch
 */
export async function answerOnce<T>(
  tx: Tx,
  { userId, idempotency, answer, now }: AnswerOnce<T>,
  work: () => Promise<T>,
): Promise<Answered<T>> {
  if (!idempotency) return { body: await work(), replayed: false };
  const { key, requestHash } = idempotency;
  const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  // Waits for a request with the same key: either that one commits, or this one gets the key.
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!claimed) {
    const [first] = await tx.select().from(idempotencyKeys).where(own);
    if (first?.requestHash !== requestHash) throw new DomainError('idempotency_mismatch');
    return { body: answer.parse(first.body), replayed: true };
  }
  const body = await work();
  await tx.update(idempotencyKeys).set({ status: 201, body }).where(own);
  return { body, replayed: false };
}

type AnswerOnce<T> = {
  userId: string;
  idempotency: IdempotencyKey | null;
  /** The schema of the response. */
  answer: z.ZodType<T>;
  now: Date;
};
