import {
  beginSecondFactor as beginRoute,
  confirmSecondFactor as confirmRoute,
  renewRecoveryCodes as renewRoute,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { setOperatorCookie } from '../identity/operator-cookie.ts';
import { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes } from './set-up.ts';

/** The operator's second factor: codes of an authenticator app, and recovery codes. */
export function secondFactorRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, beginRoute, ({ scope, body }) => beginSecondFactor(deps, scope, body));

  route(api, confirmRoute, async ({ scope, body, reply }) => {
    const { recoveryCodes, cookieValue } = await confirmSecondFactor(deps, scope, body.code);
    setOperatorCookie(reply, cookieValue, deps);
    return { recoveryCodes };
  });

  route(api, renewRoute, async ({ scope, body }) => ({
    recoveryCodes: await renewRecoveryCodes(deps, scope, body.code),
  }));
}
