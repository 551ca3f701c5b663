import {
  beginSecondFactor as beginRoute,
  confirmSecondFactor as confirmRoute,
  listOperatorLog,
  type OperatorLogEntry,
  PAGE_SIZE,
  readHealth,
  renewRecoveryCodes as renewRoute,
  retryJobs,
  retryNotifications,
  TOTAL_HEADER,
  tryService,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { administratorRoutes } from './administrators/routes.ts';
import { makeReadHealth } from './health/read-health.ts';
import * as retry from './health/retry.ts';
import * as trials from './health/try-service.ts';
import { setOperatorCookie } from './identity/operator-cookie.ts';
import { operatorIdentityRoutes } from './identity/routes.ts';
import { initializationRoutes } from './initialization/routes.ts';
import { countLogEntries, listLogEntries, type LogRow } from './log-store.ts';
import { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes } from './second-factor/set-up.ts';

/** The portal of those who run the installation; tickets are a feature of their own. */
export function operatorRoutes(api: FastifyInstance, deps: AppDeps): void {
  operatorIdentityRoutes(api, deps);
  secondFactorRoutes(api, deps);
  initializationRoutes(api, deps);
  administratorRoutes(api, deps);
  healthRoutes(api, deps);
  operatorLogRoutes(api, deps);
}

/** What operators did. */
function operatorLogRoutes(api: FastifyInstance, { database }: AppDeps): void {
  route(api, listOperatorLog, async ({ query: { page, ...filter }, reply }) => {
    const [rows, total] = await Promise.all([
      listLogEntries(database.drizzle, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      countLogEntries(database.drizzle, filter),
    ]);
    reply.header(TOTAL_HEADER, String(total));
    return rows.map(present);
  });
}

const present = ({
  id,
  at,
  operatorName,
  act,
  subjectId,
  subjectLabel,
  facts,
}: LogRow): OperatorLogEntry => ({
  id,
  at: at.toISOString(),
  operator: operatorName,
  act,
  subject: subjectLabel === null ? null : { id: subjectId, label: subjectLabel },
  facts,
});

function healthRoutes(api: FastifyInstance, deps: AppDeps): void {
  const health = makeReadHealth(deps, api);

  route(api, readHealth, () => health.read());

  route(api, retryNotifications, async ({ scope }) => {
    const retried = await retry.retryNotifications(deps, scope);
    health.forget();
    return retried;
  });

  route(api, retryJobs, async ({ scope }) => {
    const retried = await retry.retryJobs(deps, scope);
    health.forget();
    return retried;
  });

  route(api, tryService, ({ scope, body }) => trials.tryService(deps, scope, body));
}

/** The operator's second factor: codes of an authenticator app, and recovery codes. */
function secondFactorRoutes(api: FastifyInstance, deps: AppDeps): void {
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
