import { m } from '@chargerota/messages';
import {
  acceptInvitation as acceptInvitationRoute,
  acceptInvitationWithRegistration,
  createInvitation,
  declineInvitation as declineInvitationRoute,
  inviteSeveral,
  listInvitations,
  readInvitation,
  resendInvitation as resendInvitationRoute,
  revokeInvitation as revokeInvitationRoute,
} from '@chargerota/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import type { RequireRow } from '../../platform/http/existence-check.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { readBounces } from '../accounts/bounces/bounces.ts';
import { readInviterNames } from '../accounts/read-account.ts';
import { browserOf } from '../accounts/sessions/begin-session.ts';
import { limitLink } from '../accounts/limit-link.ts';
import { presentSignedIn } from '../accounts/presenter.ts';
import { setSessionCookie } from '../accounts/sessions/session-cookie.ts';
import { clearOAuthFlowCookie } from '../accounts/providers/oauth-flow-cookie.ts';
import { acceptWithRegistration } from './accept-with-registration.ts';
import { acceptInvitation, declineInvitation } from './answer-invitation.ts';
import { readInvitations, requireInvitation, revokeInvitation } from './manage-invitations.ts';
import type { InvitationRow } from './store.ts';
import { presentInvitation, presentOffer, presentResult } from './presenter.ts';
import { isOffered, readOffer } from './read-offer.ts';
import { resendInvitation } from './resend-invitation.ts';
import { sendInvitation } from './send-invitation.ts';
import { sendSeveral } from './send-several.ts';
import type { OfferedInvitation } from './store.ts';

export function invitationRoutes(api: FastifyInstance, deps: AppDeps): void {
  const limitTokens = async (token: string, { ip: address }: FastifyRequest) =>
    limitLink(deps, { token, address, exists: await isOffered(deps, token) });

  const readFacts = async (rows: readonly InvitationRow[]) => {
    const inviterOf = await readInviterNames(deps, rows);
    const bounces = await readBounces(
      deps.database.drizzle,
      rows.map(({ email }) => email),
    );
    return (row: InvitationRow) => ({ inviterName: inviterOf(row), mailBounces: bounces(row.email) });
  };
  const presentAll = async (rows: InvitationRow[]) => {
    const factsOf = await readFacts(rows);
    return rows.map((row) => presentInvitation(row, factsOf(row)));
  };
  const presentOne = async (row: InvitationRow) => presentInvitation(row, (await readFacts([row]))(row));

  route(api, createInvitation, async ({ scope, body }) =>
    presentOne(await sendInvitation(deps, scope, body)),
  );

  route(api, inviteSeveral, async ({ scope, body }) => {
    const results = await sendSeveral(deps, scope, body);
    const factsOf = await readFacts(results.flatMap(({ invitation }) => invitation ?? []));
    return { results: results.map((result) => presentResult(result, factsOf)) };
  });

  route(api, listInvitations, async ({ scope, query }) =>
    presentAll(await readInvitations(deps, scope, { expired: query.expired === 'true' })),
  );

  const itsInvitation: RequireRow<OrganizationScope> = ({ scope, params }) =>
    requireInvitation(deps, scope, params.id);
  const itsOffer: RequireOffer = async ({ params, request }) => {
    await limitTokens(params.token, request);
    return readOffer(deps, params.token);
  };

  route(
    api,
    resendInvitationRoute,
    async ({ scope, params }) => presentOne(await resendInvitation(deps, scope, params.id)),
    itsInvitation,
  );

  route(
    api,
    revokeInvitationRoute,
    async ({ scope, params }) => {
      await revokeInvitation(deps, scope, params.id);
      return { message: m.sentInvitations.invitationRevoked };
    },
    itsInvitation,
  );

  route(
    api,
    readInvitation,
    async (input) => presentOffer(await itsOffer(input), deps.clock.now()),
    itsOffer,
  );

  route(
    api,
    declineInvitationRoute,
    async ({ params, request }) => {
      await limitTokens(params.token, request);
      await declineInvitation(deps, params.token);
      return { message: m.sentInvitations.invitationDeclined };
    },
    itsOffer,
  );

  route(
    api,
    acceptInvitationRoute,
    async ({ params, body, scope, request }) => {
      await limitTokens(params.token, request);
      const agreed = body?.agreementAccepted ?? false;
      const { offer, status } = await acceptInvitation(deps, scope, params.token, agreed);
      const { name } = offer.organization;
      const message =
        status === 'active'
          ? m.sentInvitations.youHaveJoinedName({ name })
          : m.sentInvitations.youHaveAskedToJoin({ name });
      return { message, membershipStatus: status };
    },
    itsOffer,
  );

  route(
    api,
    acceptInvitationWithRegistration,
    async ({ params, body, scope, request, reply }) => {
      await limitTokens(params.token, request);
      const browser = browserOf(request, scope, deps);
      const { user, status, cookieValue } = await acceptWithRegistration(deps, params.token, body, browser);
      setSessionCookie(reply, cookieValue, deps);
      request.security = { event: 'sign_in', userId: user.id };
      if (body.provider) clearOAuthFlowCookie(reply, deps);
      return {
        user: presentSignedIn(user),
        message:
          status === 'active' ? m.sentInvitations.yourAccountIsReady : m.sentInvitations.yourAccountIsReadyAn,
      };
    },
    itsOffer,
  );
}

/** Reads the offer behind a link's token, or refuses. */
type RequireOffer = (input: {
  params: { token: string };
  request: FastifyRequest;
}) => Promise<OfferedInvitation>;
