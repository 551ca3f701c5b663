import { m } from '@chargerota/messages';
import {
  changeOperatorPassword,
  operatorSignIn,
  operatorSignOut,
  readOperator,
  readOperatorSession,
  type OperatorAccount,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { destroyOperatorSession } from '../../../platform/sessions/sessions.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { findOperator, findOperatorByName, type OperatorRow } from '../account-store.ts';
import { countRecoveryCodes } from '../second-factor/recovery-code-store.ts';
import { changeOwnPassword } from './change-password.ts';
import { identifyOperator } from './identify.ts';
import { readKnownBrowser, setKnownBrowser } from './known-browser.ts';
import { clearOperatorCookie, readOperatorCookie, setOperatorCookie } from './operator-cookie.ts';
import { signInOperator } from './sign-in.ts';

/** Signing in to the operators' portal, and out of it. */
export function operatorIdentityRoutes(api: FastifyInstance, deps: AppDeps): void {
  const { drizzle } = deps.database;
  const identify = identifyOperator(deps);

  route(api, operatorSignIn, async ({ body, request, reply }) => {
    const { username, ...credentials } = body;
    const found = await findOperatorByName(drizzle, username);
    const knownBrowser = await readKnownBrowser(request, deps, found);
    const { operator, cookieValue } = await signInOperator(
      deps,
      found,
      credentials,
      { username, address: request.ip, knownBrowser },
      { userAgent: request.headers['user-agent'] ?? null, cookie: readOperatorCookie(request, deps) },
    );
    setOperatorCookie(reply, cookieValue, deps);
    request.security = { event: 'sign_in', operatorId: operator.id };
    await setKnownBrowser(reply, deps, operator, knownBrowser);
    return presentOperator(drizzle, operator);
  });

  route(api, operatorSignOut, async ({ request, reply }) => {
    const cookie = readOperatorCookie(request, deps);
    if (cookie) await destroyOperatorSession(drizzle, cookie);
    clearOperatorCookie(reply, deps);
    return null;
  });

  route(api, readOperator, async ({ scope }) => {
    const operator = await findOperator(drizzle, scope.operatorId);
    if (!operator) throw new DomainError('unauthenticated');
    return presentOperator(drizzle, operator);
  });

  route(api, readOperatorSession, async ({ request }) => {
    const identity = await identify(request.cookies);
    const operator = identity ? await findOperator(drizzle, identity.operatorId) : null;
    return { operator: operator ? await presentOperator(drizzle, operator) : null };
  });

  route(api, changeOperatorPassword, async ({ scope, body, request, reply }) => {
    const known = await readKnownBrowser(request, deps, await findOperator(drizzle, scope.operatorId));
    const { operator, cookieValue } = await changeOwnPassword(deps, scope, body);
    setOperatorCookie(reply, cookieValue, deps);
    // Signed for the old password, the browser would be unknown from now on.
    await setKnownBrowser(reply, deps, operator, known);
    return { message: m.sentOperator.yourPasswordWasChanged };
  });
}

/** The account for its operator. */
async function presentOperator(
  queries: Queries,
  { id, username, mustChangePassword, totpSecret }: OperatorRow,
): Promise<OperatorAccount> {
  const hasSecondFactor = totpSecret !== null;
  const recoveryCodesLeft = hasSecondFactor ? await countRecoveryCodes(queries, id) : null;
  return { id, username, mustChangePassword, hasSecondFactor, recoveryCodesLeft };
}
