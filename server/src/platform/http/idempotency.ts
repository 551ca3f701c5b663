import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { invalidInput } from './domain-error.ts';

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
    throw invalidInput('idempotency-key', 'An Idempotency-Key has 1 to 200 visible characters.');
  }
  return { key, requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex') };
}
