import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Identify } from '../../../platform/http/access.ts';
import { sessionCookieName } from '../../../platform/sessions/session-cookie.ts';
import { resolveSession } from '../../../platform/sessions/resolve-session.ts';
import { setSessionCookie } from './session-cookie.ts';

/**
 * Finds the person behind a session cookie and their membership in the organization concerned. If the session is
 * renewed, the browser gets a new cookie.
 */
export function identifyPerson(deps: AppDeps): Identify['person'] {
  const name = sessionCookieName(deps.config.linkUrl);
  return async (cookies, organizationId, reply) => {
    const cookie = cookies[name];
    if (!cookie) return null;
    const now = deps.clock.now();
    const identity = await resolveSession(deps.database.drizzle, cookie, { now, organizationId });
    if (identity?.renewedCookie) setSessionCookie(reply, identity.renewedCookie, deps);
    return identity;
  };
}
