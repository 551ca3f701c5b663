import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { createSession, destroySession, type SignedInBy } from '../../../platform/sessions/sessions.ts';
import { readOAuthFlowCookie } from '../providers/oauth-flow-cookie.ts';
import { holdStatus } from '../store.ts';

/** The browser from which a sign-in comes, as its request describes it. */
export type Browser = {
  /** The network address of the request. */
  address: string;
  /** The session that the browser already has, perhaps another person's. */
  session: UserScope | null;
  userAgent: SignedInBy['userAgent'];
  /** Identifies the pending identity of this browser. */
  flowCookie: string | undefined;
};

export const browserOf = (request: FastifyRequest, session: UserScope | null, deps: AppDeps): Browser => ({
  address: request.ip,
  session,
  userAgent: request.headers['user-agent'] ?? null,
  flowCookie: readOAuthFlowCookie(request, deps),
});

/**
 * Signs a browser in, by whatever method the person has proved who they are. Its previous session ends, since somebody else
 * may have planted its cookie. The account's row is locked, so that a suspension at this moment either finds the
 * session and ends it, or prevents it.
 * @throws DomainError account_suspended
 */
export async function beginSession(
  tx: Tx,
  { userId, method, now }: { userId: string; method: SignedInBy['method']; now: Date },
  { session, userAgent }: Pick<Browser, 'session' | 'userAgent'>,
): Promise<{ cookieValue: string }> {
  if ((await holdStatus(tx, userId)) === 'suspended') throw new DomainError('account_suspended');
  if (session) await destroySession(tx, session.sessionId);
  return createSession(tx, { userId }, now, { method, userAgent });
}
