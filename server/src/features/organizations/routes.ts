import {
  getCurrentOrganization,
  listMembers,
  listMyOrganizations,
  listPendingUsers,
  setUserStatus,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { decideMembership } from './decide-membership.ts';
import {
  presentMember,
  presentMyOrganization,
  presentOrganization,
  presentPendingUser,
} from './presenter.ts';
import {
  readCurrentOrganization,
  readMembers,
  readMyOrganizations,
  readPendingMembers,
} from './read-organizations.ts';

export function organizationRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, listMyOrganizations, async ({ scope }) =>
    (await readMyOrganizations(deps, scope)).map(presentMyOrganization),
  );

  route(api, getCurrentOrganization, async ({ scope }) =>
    presentOrganization(await readCurrentOrganization(deps, scope)),
  );

  route(api, listMembers, async ({ scope }) => (await readMembers(deps, scope)).map(presentMember));

  route(api, listPendingUsers, async ({ scope }) =>
    (await readPendingMembers(deps, scope)).map(presentPendingUser),
  );

  route(api, setUserStatus, async ({ scope, params, body }) =>
    presentMember(await decideMembership(deps, scope, params.id, body.status)),
  );
}
