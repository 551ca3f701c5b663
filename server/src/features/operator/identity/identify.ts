import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Identify } from '../../../platform/http/access.ts';
import { resolveSession } from '../../../platform/sessions/resolve-session.ts';
import { findOperator, isSetUp } from '../account-store.ts';
import { operatorCookieName } from './operator-cookie.ts';

/**
 * Finds the operator behind their session cookie. Members' cookies are not read here, and this one is not read for
 * members.
 */
export function identifyOperator({ config, clock, database }: AppDeps): Identify['operator'] {
  const name = operatorCookieName(config.linkUrl);
  return async (cookies) => {
    const cookie = cookies[name];
    if (!cookie) return null;
    const { drizzle } = database;
    const session = await resolveSession(drizzle, cookie, { now: clock.now(), organizationId: null });
    const operator = session?.operatorId ? await findOperator(drizzle, session.operatorId) : null;
    return (
      session &&
      operator && { sessionId: session.sessionId, operatorId: operator.id, isSetUp: isSetUp(operator) }
    );
  };
}
