import { readHealth, retryJobs, retryNotifications, tryService } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { makeReadHealth } from './read-health.ts';
import * as retry from './retry.ts';
import * as trials from './try-service.ts';

export function healthRoutes(api: FastifyInstance, deps: AppDeps): void {
  const health = makeReadHealth(deps, () => api.routeTimes());

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
