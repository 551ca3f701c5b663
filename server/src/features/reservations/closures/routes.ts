import * as contract from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { RequireRow } from '../../../platform/http/existence-check.ts';
import { route } from '../../../platform/http/route.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { requireLocation } from '../../locations/read-locations.ts';
import { endClosure } from './end-closure.ts';
import { listHolidays, takeOverHolidays } from './holidays.ts';
import { changeClosure, createClosure } from './make-closure.ts';
import { readClosures, requireClosure } from './read-closures.ts';

export function closureRoutes(api: FastifyInstance, deps: AppDeps): void {
  const itsLocation: RequireRow<OrganizationScope> = ({ scope, params }) =>
    requireLocation(deps, scope, params.id);
  const itself: RequireRow<OrganizationScope> = ({ scope, params }) =>
    requireClosure(deps.database.drizzle, scope, params.id);

  route(
    api,
    contract.createClosure,
    ({ scope, params, body }) => createClosure(deps, scope, params.id, body),
    itsLocation,
  );
  route(api, contract.listClosures, ({ scope, params }) => readClosures(deps, scope, params.id), itsLocation);
  route(
    api,
    contract.listHolidays,
    ({ scope, params, query }) => listHolidays(deps, scope, params.id, query),
    itsLocation,
  );
  route(
    api,
    contract.takeOverHolidays,
    ({ scope, params, body }) => takeOverHolidays(deps, scope, params.id, body),
    itsLocation,
  );
  route(
    api,
    contract.changeClosure,
    ({ scope, params, body }) => changeClosure(deps, scope, params.id, body),
    itself,
  );
  route(
    api,
    contract.endClosure,
    async ({ scope, params }) => {
      await endClosure(deps, scope, params.id);
      return null;
    },
    itself,
  );
}
