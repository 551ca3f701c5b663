import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { invalidInput } from './domain-error.ts';

/** Set on an answer that was given before to the same `Idempotency-Key`. */
export const REPLAY_HEADER = 'idempotent-replay';

/** The caller's key, and a hash of what was asked under it: the same key for another request is a mistake. */
export type IdempotencyKey = { key: string; requestHash: string };

/**
 * The `Idempotency-Key` of a request, 1 to 200 visible characters; null without one. `request` is what the key stands
 * for, in a stable order of fields. Keys are each caller's own, and are forgotten after a day by housekeeping. Only
 * successes are remembered (docs/decisions/0021).
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
