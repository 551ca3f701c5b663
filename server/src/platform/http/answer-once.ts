import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Tx } from '../database/database.ts';
import { DomainError } from './domain-error.ts';
import type { IdempotencyKey } from './idempotency.ts';
import { idempotencyKeys } from './tables.ts';

/** An answer, and whether it was given before under the same idempotency key. */
export type Answered<T> = { body: T; replayed: boolean };

/**
 * Does `work` once under the caller's key and remembers its answer in the same transaction; a repeat, also one that
 * waits while the first is under way, gets that answer again. Without a key `work` is simply done.
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
  // Waits for whoever claims the same key in this moment: either they commit, or the claim is ours.
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
  /** What an answer looks like. */
  answer: z.ZodType<T>;
  now: Date;
};
