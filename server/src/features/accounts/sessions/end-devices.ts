import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import {
  destroyUserSession,
  destroyUserSessions,
  replaceSessionCookie,
} from '../../../platform/sessions/sessions.ts';
import { lockAccount } from '../store.ts';
import { endConnections } from './end-connections.ts';

/**
 * Signs out one of a person's own browsers, which may be the current one.
 * @throws DomainError not_found for another person's browser, and for one that is already signed out
 */
export async function endDevice(
  { database, clock, tell }: AppDeps,
  { userId }: UserScope,
  id: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    if (!(await destroyUserSession(tx, userId, id))) throw new DomainError('not_found');
    await tell(tx, { type: 'account_changed', userId }, clock.now());
  });
}

/**
 * Signs out all of a person's browsers except the current one, which gets a new cookie, so that a copy of its cookie is
 * signed out as well, and ends the push messages to all of them. With `endsConnections` the calendar feed, text messages
 * and a pending change of address end, too: somebody may have set them up there. Returns how many were signed out.
 * @throws DomainError unauthenticated when this browser was signed out meanwhile
 */
export async function endOtherDevices(
  { database, clock, tell }: AppDeps,
  { userId, sessionId }: UserScope,
  { endsConnections }: { endsConnections: boolean },
): Promise<{ ended: number; cookieValue: string }> {
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    await lockAccount(tx, userId);
    const ended = await destroyUserSessions(tx, userId, sessionId);
    if (endsConnections) await endConnections(tx, tell, userId, now);
    else await tell(tx, { type: 'access_withdrawn', userId, from: 'browsers' }, now);
    await tell(tx, { type: 'account_changed', userId }, now);
    const session = await replaceSessionCookie(tx, sessionId);
    if (!session) throw new DomainError('unauthenticated');
    return { ended, ...session };
  });
}
