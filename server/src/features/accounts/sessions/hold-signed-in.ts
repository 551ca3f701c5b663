import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { holdSession } from '../../../platform/sessions/sessions.ts';
import { holdStatus } from '../store.ts';

/**
 * For what goes on working without a session, such as a calendar feed: it is made before the session is ended, and then
 * found by whatever ends it, or not at all. Locks the account and the session.
 * @throws DomainError unauthenticated
 */
export async function holdSignedIn(
  tx: Tx,
  { userId, sessionId }: Pick<UserScope, 'userId' | 'sessionId'>,
): Promise<void> {
  await holdStatus(tx, userId);
  if (!(await holdSession(tx, sessionId))) throw new DomainError('unauthenticated');
}
