import type { DeviceSession } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import type { Tell } from '../../../platform/followers.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import {
  destroyUserSession,
  destroyUserSessions,
  listUserSessions,
  replaceSessionCookie,
  type UserSession,
} from '../../../platform/sessions/sessions.ts';
import { deleteEmailChange } from '../profile/email-change-store.ts';
import { lockAccount } from '../store.ts';
import { deviceName } from './device-name.ts';

/** The browsers in which a person is signed in: the current one first, then by when they were last seen. */
export async function listDevices(
  { database, clock }: AppDeps,
  { userId, sessionId }: UserScope,
): Promise<DeviceSession[]> {
  const sessions = await listUserSessions(database.drizzle, userId, clock.now());
  return sessions
    .map((session) => presentDevice(session, sessionId))
    .toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** @throws DomainError not_found for another person's browser */
export async function requireDevice(deps: AppDeps, scope: UserScope, id: string): Promise<void> {
  const own = await listDevices(deps, scope);
  if (!own.some((session) => session.id === id)) throw new DomainError('not_found');
}

const presentDevice = (session: UserSession, currentId: string): DeviceSession => ({
  id: session.id,
  current: session.id === currentId,
  device: deviceName(session.userAgent),
  method: session.method,
  signedInAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  expiresAt: session.expire.toISOString(),
});

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

/**
 * Ends everything by which somebody who once was signed in goes on reading without a session: the calendar feed, push
 * messages, the confirmed phone number, and a pending change of address. Call it while holding the account, after ending
 * its sessions: what is being made in one of them is found then.
 */
export async function endConnections(tx: Tx, tell: Tell, userId: string, now: Date): Promise<void> {
  await deleteEmailChange(tx, userId);
  await tell(tx, { type: 'access_withdrawn', userId, from: 'everything' }, now);
}
