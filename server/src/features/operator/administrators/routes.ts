import {
  listAdministrators as listRoute,
  readAdministrator,
  resetAdministratorPassword,
  setAccountStatus as setStatusRoute,
  TOTAL_HEADER,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { listAdministrators, presentPerson, readAdministratorDetails } from './read-administrators.ts';
import { resetPasswordOf } from './reset-password.ts';
import { setAccountStatus } from './set-account-status.ts';

/** The administrators of all organizations, for those who support them. */
export function administratorRoutes(api: FastifyInstance, deps: AppDeps): void {
  const requirePerson = ({ params }: { params: { id: string } }) =>
    presentPerson(deps.database.drizzle, params.id);

  route(api, listRoute, async ({ query, reply }) => {
    const { administrators, total } = await listAdministrators(deps, query);
    reply.header(TOTAL_HEADER, String(total));
    return administrators;
  });

  route(api, readAdministrator, ({ params }) => readAdministratorDetails(deps, params.id), requirePerson);

  route(
    api,
    setStatusRoute,
    ({ scope, params, body }) => setAccountStatus(deps, scope, params.id, body.status),
    requirePerson,
  );

  route(
    api,
    resetAdministratorPassword,
    ({ scope, params, body }) => resetPasswordOf(deps, scope, params.id, body),
    requirePerson,
  );
}
