import type { FastifyRequest } from 'fastify';
import { v5 } from 'uuid';
import { newId } from '../database/ids.ts';
import { readIdempotencyKey } from './idempotency.ts';

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
