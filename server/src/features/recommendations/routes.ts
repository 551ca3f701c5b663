import { listRecommendations } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { requireLocation } from '../locations/read-locations.ts';
import { recommend } from './recommend.ts';

export function recommendationRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(
    api,
    listRecommendations,
    ({ scope, query }) => recommend(deps, scope, query.locationId),
    ({ scope, named }) => named.locationId && requireLocation(deps, scope, named.locationId),
  );
}
