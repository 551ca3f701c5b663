import {
  changeFirstSteps as changeFirstStepsRoute,
  createOrganization as createOrganizationRoute,
  decideSeveral as decideSeveralRoute,
  getAdminOverview,
  getCurrentOrganization,
  listMembers,
  listMyOrganizations,
  listPendingUsers,
  type OrganizationSettingsForm,
  setMembershipRole as setMembershipRoleRoute,
  setMembershipStatus as setMembershipStatusRoute,
  type SettingsChanged,
  setUserStatus,
  TOTAL_HEADER,
  updateAutoCancellation,
  updateOrganization,
  updateOrganizationSettings,
  updatePrivacySettings,
  updateReservationSettings,
} from '@chargerota/contract';
import type { Subscription } from '@chargerota/domain';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { readIdempotencyKey, REPLAY_HEADER } from '../../platform/http/idempotency.ts';
import { route } from '../../platform/http/route.ts';
import type { RequireRow } from '../../platform/http/existence-check.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { defineLimits, HOUR, limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { readInviterNames } from '../accounts/read-account.ts';
import { auditRoutes } from './audit/routes.ts';
import { changeFirstSteps } from './change-first-steps.ts';
import { changeOrganization } from './change-organization.ts';
import { changeSettings } from './change-settings.ts';
import { createOrganization } from './create-organization.ts';
import { decideMembership, decideSeveral } from './decide-membership.ts';
import {
  presentMember,
  presentMyOrganization,
  presentOrganization,
  presentPendingUser,
  type ReadSubscriptions,
} from './presenter.ts';
import {
  readCurrentOrganization,
  readMembers,
  readMyOrganizations,
  readPendingMembers,
  requireMember,
} from './read-organizations.ts';
import { readOverview } from './read-overview.ts';
import { setMembershipRole, setMembershipStatus } from './set-membership.ts';
import type { MemberRow } from './store.ts';

/** How often an account may found organizations, and an administrator may decide about a member. */
const ORGANIZATION_LIMITS = defineLimits('organizations', {
  createOrganizationByAccount: { limit: 10, windowSeconds: HOUR },
  decideByAdministratorAndMember: { limit: 20, windowSeconds: HOUR },
});

export function organizationRoutes(
  api: FastifyInstance,
  deps: AppDeps,
  readSubscriptions: ReadSubscriptions,
): void {
  const itsSubscription = async ({ organizationId }: OrganizationScope) =>
    (await readSubscriptions(deps.database.drizzle, [organizationId], deps.clock.now()))(organizationId);

  // Each decision sends the member a mail. The limit counts per administrator, so that none can keep another from
  // deciding.
  const limitDecisions = ({ userId }: OrganizationScope, about: string) =>
    limitAttempts(deps, ORGANIZATION_LIMITS.decideByAdministratorAndMember, `${userId} ${about}`);

  const presentMembers = async (rows: MemberRow[]) => {
    const inviterOf = await readInviterNames(
      deps,
      rows.map(({ membership }) => membership),
    );
    return rows.map((row) => presentMember(row, inviterOf(row.membership)));
  };
  const presentOne = async (row: MemberRow) =>
    presentMember(row, (await readInviterNames(deps, [row.membership]))(row.membership));

  route(api, listMyOrganizations, async ({ scope }) => {
    const rows = await readMyOrganizations(deps, scope);
    const subscriptionOf = await readSubscriptions(
      deps.database.drizzle,
      rows.map(({ organization }) => organization.id),
      deps.clock.now(),
    );
    return rows.map((row) => presentMyOrganization(row, subscriptionOf(row.organization.id)));
  });

  route(api, createOrganizationRoute, async ({ scope, body, request, reply }) => {
    await limitAttempts(deps, ORGANIZATION_LIMITS.createOrganizationByAccount, scope.userId);
    const key = readIdempotencyKey(request.headers, ['organization', body]);
    const { body: created, replayed } = await createOrganization(deps, readSubscriptions, scope, body, key);
    if (replayed) reply.header(REPLAY_HEADER, 'true');
    return created;
  });

  route(api, getCurrentOrganization, async ({ scope }) =>
    presentOrganization(await readCurrentOrganization(deps, scope), await itsSubscription(scope)),
  );

  route(api, updateOrganization, async ({ scope, body }) =>
    presentOrganization(await changeOrganization(deps, scope, body), await itsSubscription(scope)),
  );

  route(api, changeFirstStepsRoute, ({ scope, body }) => changeFirstSteps(deps, scope, body));

  route(api, listMembers, async ({ scope, query, reply }) => {
    const { members, total } = await readMembers(deps, scope, query);
    reply.header(TOTAL_HEADER, String(total));
    return presentMembers(members);
  });

  route(api, getAdminOverview, ({ scope }) => readOverview(deps, scope));

  const itsMember: RequireRow<OrganizationScope> = ({ scope, params }) =>
    requireMember(deps, scope, { membershipId: params.id });
  route(
    api,
    setMembershipStatusRoute,
    async ({ scope, params, body }) => {
      await limitDecisions(scope, params.id);
      return presentOne(await setMembershipStatus(deps, scope, params.id, body));
    },
    itsMember,
  );

  route(
    api,
    setMembershipRoleRoute,
    async ({ scope, params, body }) => {
      await limitDecisions(scope, params.id);
      return presentOne(await setMembershipRole(deps, scope, params.id, body.role));
    },
    itsMember,
  );

  route(api, listPendingUsers, async ({ scope }) =>
    (await readPendingMembers(deps, scope)).map(presentPendingUser),
  );

  route(
    api,
    setUserStatus,
    async ({ scope, params, body }) =>
      presentOne(await decideMembership(deps, scope, params.id, body.status)),
    ({ scope, params }) => requireMember(deps, scope, { userId: params.id }),
  );

  route(
    api,
    decideSeveralRoute,
    async ({ scope, body }) => ({ results: await decideSeveral(deps, scope, body) }),
    ({ scope, named: { userIds } }) => userIds && requireMember(deps, scope, { userIds }),
  );

  settingsRoutes(api, deps, itsSubscription);
  auditRoutes(api, deps);
}

/** The four settings forms; each changes its part of the settings. */
function settingsRoutes(
  api: FastifyInstance,
  deps: AppDeps,
  itsSubscription: (scope: OrganizationScope) => Promise<Subscription>,
): void {
  const change = async ({
    scope,
    body,
  }: {
    scope: OrganizationScope;
    body: OrganizationSettingsForm;
  }): Promise<SettingsChanged> => {
    const { organization, notices } = await changeSettings(deps, scope, body);
    return { organization: presentOrganization(organization, await itsSubscription(scope)), notices };
  };
  route(api, updateReservationSettings, change);
  route(api, updatePrivacySettings, change);
  route(api, updateAutoCancellation, change);
  route(api, updateOrganizationSettings, change);
}
