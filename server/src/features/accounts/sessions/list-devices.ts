import type { DeviceSession } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { listUserSessions, type UserSession } from '../../../platform/sessions/sessions.ts';
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
