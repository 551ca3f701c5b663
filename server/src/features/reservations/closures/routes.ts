import * as contract from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { RequireRow } from '../../../platform/http/existence-check.ts';
import { route } from '../../../platform/http/route.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { requireLocation } from '../../locations/read-locations.ts';
import { endClosure } from './end-closure.ts';
import { listHolidays, takeOverHolidays } from './holidays.ts';
import { changeClosure, createClosure } from './make-closure.ts';
import { presentClosure } from './presenter.ts';
import { findClosure, listClosures } from './store.ts';

export function closureRoutes(api: FastifyInstance, deps: AppDeps): void {
  const itsLocation: RequireRow<OrganizationScope> = ({ scope, params }) =>
    requireLocation(deps, scope, params.id);
  const itself: RequireRow<OrganizationScope> = async ({ scope, params }) => {
    if (!(await findClosure(deps.database.drizzle, scope, params.id))) throw new DomainError('not_found');
  };

  route(
    api,
    contract.createClosure,
    ({ scope, params, body }) => createClosure(deps, scope, params.id, body),
    itsLocation,
  );
  route(
    api,
    contract.listClosures,
    async ({ scope, params }) => {
      await requireLocation(deps, scope, params.id);
      const now = deps.clock.now();
      const found = await listClosures(deps.database.drizzle, scope, params.id, now);
      return found.map(presentClosure);
    },
    itsLocation,
  );
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
