import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import {
  destroyUserSession,
  destroyUserSessions,
  replaceSessionCookie,
} from '../../../platform/sessions/sessions.ts';
import { listOrganizationIds } from '../store.ts';

/**
 * Signs out one of a person's own browsers, also the one that asks.
 * @throws DomainError not_found for anybody else's, and for one that is signed out already
 */
export async function endDevice({ database }: AppDeps, { userId }: UserScope, id: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    if (!(await destroyUserSession(tx, userId, id))) throw new DomainError('not_found');
    await endStreamsWithSessions(tx, userId);
  });
}

/**
 * Signs out all of a person's browsers but the one that asks, which gets another cookie: whoever has copied its cookie
 * is signed out with them. Answers with how many those were.
 * @throws DomainError unauthenticated when somebody has signed out this one meanwhile
 */
export async function endOtherDevices(
  { database }: AppDeps,
  { userId, sessionId }: UserScope,
): Promise<{ ended: number; cookieValue: string }> {
  return inTransaction(database, async (tx) => {
    const ended = await destroyUserSessions(tx, userId, sessionId);
    await endStreamsWithSessions(tx, userId);
    const session = await replaceSessionCookie(tx, sessionId);
    if (!session) throw new DomainError('unauthenticated');
    return { ended, ...session };
  });
}

/**
 * Ends the live streams of sessions that have ended in this transaction: with any event about their user it is asked
 * anew who may hear it. Whoever belongs nowhere hears nothing, and their streams end with the next ping.
 */
async function endStreamsWithSessions(tx: Tx, userId: string): Promise<void> {
  const [organizationId] = await listOrganizationIds(tx, userId);
  if (organizationId) await emitLiveEvents(tx, [{ topic: 'account', organizationId, userId }]);
}
