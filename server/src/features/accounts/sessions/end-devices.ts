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
import { endPushSubscriptions } from '../../notifications/channels/push-subscriptions.ts';
import { listOrganizationIds, lockAccount } from '../store.ts';
import { endConnections } from './end-connections.ts';

/**
 * Signs out one of a person's own browsers, which may be the current one.
 * @throws DomainError not_found for another person's browser, and for one that is already signed out
 */
export async function endDevice({ database }: AppDeps, { userId }: UserScope, id: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    if (!(await destroyUserSession(tx, userId, id))) throw new DomainError('not_found');
    await endStreamsWithSessions(tx, userId);
  });
}

/**
 * Signs out all of a person's browsers except the current one, which gets a new cookie, so that a copy of its cookie is
 * signed out as well, and ends the push messages to all of them. With `endsConnections` the calendar feed, text messages
 * and a pending change of address end, too: somebody may have set them up there. Returns how many were signed out.
 * @throws DomainError unauthenticated when this browser was signed out meanwhile
 */
export async function endOtherDevices(
  { database, clock }: AppDeps,
  { userId, sessionId }: UserScope,
  { endsConnections }: { endsConnections: boolean },
): Promise<{ ended: number; cookieValue: string }> {
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    await lockAccount(tx, userId);
    const ended = await destroyUserSessions(tx, userId, sessionId);
    if (endsConnections) await endConnections(tx, userId, now);
    else await endPushSubscriptions(tx, userId, now);
    await endStreamsWithSessions(tx, userId);
    const session = await replaceSessionCookie(tx, sessionId);
    if (!session) throw new DomainError('unauthenticated');
    return { ended, ...session };
  });
}

/**
 * Ends the live streams of sessions that have ended in this transaction: every event about their user makes the server
 * check again who may receive it. The streams of a person without an organization get no events and end with the next
 * ping.
 */
export async function endStreamsWithSessions(tx: Tx, userId: string): Promise<void> {
  const [organizationId] = await listOrganizationIds(tx, userId);
  if (organizationId) await emitLiveEvents(tx, [{ topic: 'account', organizationId, userId }]);
}
