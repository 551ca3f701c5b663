import { m } from '@chargerota/messages';
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v5 } from 'uuid';
import type * as z from 'zod';
import { type Database, inTransaction, sendStatement, type Tx } from '../database/database.ts';
import { MAKE_READING_DURABLE } from '../database/durable-reading.ts';
import { newId } from '../database/ids.ts';
import { DomainError, invalidInput } from './domain-error.ts';
import { idempotencyKeys } from './tables.ts';

const NAMESPACE = '3f3b2f0e-5f0c-4d6f-9c37-8d5d2f1f6c54';

/**
 * The id for the row that a request makes: with an `Idempotency-Key`, the same for each repeat by the same caller, so
 * the primary key lets only one of them make it. Unlike `answerOnce`, it works for callers without an account. `caller`
 * says whose key it is: another's equal key gives another id.
 */
export function onceId(headers: FastifyRequest['headers'], caller: readonly string[]): string {
  const key = readIdempotencyKey(headers, null)?.key;
  return key === undefined ? newId() : v5(JSON.stringify([...caller, key]), NAMESPACE);
}

/** A response, and whether it is a repeat for the same idempotency key. */
export type Answered<T> = { body: T; replayed: boolean };

/**
 * Runs `work` once under the caller's idempotency key, in a transaction that also stores its response. A repeat gets the
 * same response, even if it arrived while the first was still running; so does the first, if the answer to its COMMIT was
 * lost. Without a key, `work` just runs.
 * @throws DomainError idempotency_mismatch
 */
export function answerOnce<T>(
  database: Database,
  { userId, idempotency, answer, now }: AnswerOnce<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<Answered<T>> {
  if (!idempotency) return inTransaction(database, async (tx) => ({ body: await work(tx), replayed: false }));
  const { key, requestHash } = idempotency;
  const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const once = async (tx: Tx): Promise<Answered<T>> => {
    // Waits for a request with the same key: either that one commits, or this one gets the key.
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (!claimed) {
      const [first] = await tx.select().from(idempotencyKeys).where(own);
      if (first?.requestHash !== requestHash) throw new DomainError('idempotency_mismatch');
      await sendStatement(tx, MAKE_READING_DURABLE);
      return { body: answer.parse(first.body), replayed: true };
    }
    const body = await work(tx);
    await tx.update(idempotencyKeys).set({ status: 201, body }).where(own);
    return { body, replayed: false };
  };
  return inTransaction(database, once, { looksForItself: true });
}

type AnswerOnce<T> = {
  userId: string;
  idempotency: IdempotencyKey | null;
  /** The schema of the response. */
  answer: z.ZodType<T>;
  now: Date;
};

/** Set on a response that repeats an earlier one to the same `Idempotency-Key`. */
export const REPLAY_HEADER = 'idempotent-replay';

/** The caller's key and a hash of the request: using the same key for another request is an error. */
export type IdempotencyKey = { key: string; requestHash: string };

/**
 * The `Idempotency-Key` of a request, 1 to 200 visible characters; null without one. `request` is the content that the
 * key stands for, with its fields in a stable order. Keys belong to their caller, and housekeeping deletes them after a
 * day. Only successes are stored (decision 0021).
 */
export function readIdempotencyKey(
  headers: FastifyRequest['headers'],
  request: unknown,
): IdempotencyKey | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalidInput('idempotency-key', m.sentHttp.anIdempotencyKeyHas1);
  }
  return { key, requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex') };
}
