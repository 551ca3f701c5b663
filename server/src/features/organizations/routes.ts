import {
  getAdminOverview,
  getCurrentOrganization,
  getLocationLimit,
  getMemberLimit,
  listMembers,
  listMyOrganizations,
  listPendingUsers,
  setUserStatus,
  TOTAL_HEADER,
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
import { readLocationLimit, readMemberLimit } from './read-limits.ts';
import {
  readCurrentOrganization,
  readMembers,
  readMyOrganizations,
  readPendingMembers,
} from './read-organizations.ts';
import { readOverview } from './read-overview.ts';

export function organizationRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, listMyOrganizations, async ({ scope }) =>
    (await readMyOrganizations(deps, scope)).map(presentMyOrganization),
  );

  route(api, getCurrentOrganization, async ({ scope }) =>
    presentOrganization(await readCurrentOrganization(deps, scope)),
  );

  route(api, listMembers, async ({ scope, query, reply }) => {
    const { members, total } = await readMembers(deps, scope, query);
    reply.header(TOTAL_HEADER, String(total));
    return members.map(presentMember);
  });

  route(api, getLocationLimit, ({ scope }) => readLocationLimit(deps, scope));

  route(api, getMemberLimit, ({ scope }) => readMemberLimit(deps, scope));

  route(api, getAdminOverview, ({ scope }) => readOverview(deps, scope));

  route(api, listPendingUsers, async ({ scope }) =>
    (await readPendingMembers(deps, scope)).map(presentPendingUser),
  );

  route(api, setUserStatus, async ({ scope, params, body }) =>
    presentMember(await decideMembership(deps, scope, params.id, body.status)),
  );
}
