import { initializeOperator, readInitialization } from '@chargerota/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { operatorScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { findFirstOperator } from '../account-store.ts';
import { identifyOperator } from '../identity/identify.ts';
import { clearOperatorCookie } from '../identity/operator-cookie.ts';
import { OPERATOR_LIMITS } from '../limits.ts';
import { initialize } from './initialize.ts';
import { hasOperator, hasPrintedTokens } from './setup-token-store.ts';

/** Making the operator account, and giving it a new password. */
export function initializationRoutes(api: FastifyInstance, deps: AppDeps): void {
  const identify = identifyOperator(deps);
  /** Whoever has yet to set up their account has no code to prove themselves by. */
  const signedInTo = async ({ cookies }: FastifyRequest) => {
    const identity = await identify(cookies);
    return identity?.isSetUp ? operatorScope(identity) : null;
  };

  route(api, readInitialization, async ({ request }) => {
    await limitAttempts(deps, OPERATOR_LIMITS.initializationByAddress, request.ip);
    const { drizzle } = deps.database;
    return {
      isInitialized: await hasOperator(drizzle),
      isSignedIn: (await signedInTo(request)) !== null,
      takesSetupToken:
        deps.config.OPERATOR_SETUP_TOKEN !== undefined || (await hasPrintedTokens(drizzle, deps.clock.now())),
    };
  });

  route(api, initializeOperator, async ({ body, request, reply }) => {
    // Read before anything that may wait for the others: whoever came before there was an account resets none.
    const existing = await findFirstOperator(deps.database.drizzle);
    await limitAttempts(deps, OPERATOR_LIMITS.initializeByAddress, request.ip);
    const done = await initialize(deps, { existing, signedIn: await signedInTo(request) }, body ?? {});
    clearOperatorCookie(reply, deps);
    return done;
  });
}
