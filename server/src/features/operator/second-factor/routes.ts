import {
  beginSecondFactor as beginRoute,
  confirmSecondFactor as confirmRoute,
  endSecondFactor as endRoute,
  renewRecoveryCodes as renewRoute,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { presentOperator } from '../presenter.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes } from './switch.ts';

/** The operator's second factor: codes of an authenticator app, and recovery codes. */
export function secondFactorRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, beginRoute, ({ scope, body }) => beginSecondFactor(deps, scope, body.password));

  route(api, confirmRoute, async ({ scope, body }) => ({
    recoveryCodes: await confirmSecondFactor(deps, scope, body.code),
  }));

  route(api, renewRoute, async ({ scope, body }) => ({
    recoveryCodes: await renewRecoveryCodes(deps, scope, body.code),
  }));

  route(api, endRoute, async ({ scope, body }) =>
    presentOperator(deps.database.drizzle, await endSecondFactor(deps, scope, body)),
  );
}
