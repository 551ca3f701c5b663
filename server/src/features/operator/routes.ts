import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { administratorRoutes } from './administrators/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { operatorIdentityRoutes } from './identity/routes.ts';
import { initializationRoutes } from './initialization/routes.ts';
import { operatorLogRoutes } from './log-routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';

/** The portal of those who run the installation; tickets are a feature of their own. */
export function operatorRoutes(api: FastifyInstance, deps: AppDeps): void {
  operatorIdentityRoutes(api, deps);
  secondFactorRoutes(api, deps);
  initializationRoutes(api, deps);
  administratorRoutes(api, deps);
  healthRoutes(api, deps);
  operatorLogRoutes(api, deps);
}
