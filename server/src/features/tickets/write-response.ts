import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { findResponse, insertResponse, type ResponseRow } from './store.ts';

type NewResponse = Omit<ResponseRow, 'operatorId' | 'userId'> & Partial<ResponseRow>;

/**
 * Adds an answer or a comment to a ticket that the transaction has locked, once: a repeat has the same id.
 * @throws DomainError idempotency_mismatch
 */
export async function writeResponse(
  tx: Tx,
  response: NewResponse,
): Promise<{ response: ResponseRow; replayed: boolean }> {
  const first = await findResponse(tx, response.id);
  if (!first) return { response: await insertResponse(tx, response), replayed: false };
  if (first.message !== response.message) throw new DomainError('idempotency_mismatch');
  return { response: first, replayed: true };
}
