import { m } from '@chargerota/messages';
import {
  LIVE_POSITION_HEADER,
  cancelEmailChange as cancelEmailChangeRoute,
  confirmEmail as confirmEmailRoute,
  getCurrentUser,
  readAccountSecurity,
  readSession,
  sendEmailConfirmation as sendEmailConfirmationRoute,
  updateUser,
  verifyEmailLink,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { readPosition } from '../../../platform/events/store.ts';
import { requireSelf } from '../../../platform/http/access.ts';
import { route } from '../../../platform/http/route.ts';
import { readLimited } from '../limit-link.ts';
import { presentUser } from '../presenter.ts';
import { readOwnAccount, readSecurity } from '../read-account.ts';
import { readNotOffered } from '../registration/may-register.ts';
import type { OwnUser } from '../store.ts';
import { cancelEmailChange } from './change-email.ts';
import { confirmEmail, readEmailLink } from './confirm-email.ts';
import { sendEmailConfirmation } from './unconfirmed-address.ts';
import { updateProfile } from './update-profile.ts';

/** A person's own account: their details, their address, and how they sign in. */
export function profileRoutes(api: FastifyInstance, deps: AppDeps): void {
  const present = (row: OwnUser) => presentUser(row, deps.config);

  route(api, getCurrentUser, async ({ scope }) => present(await readOwnAccount(deps, scope)));

  route(api, readSession, async ({ scope, reply }) => {
    const notOffered = await readNotOffered(deps, scope);
    if (!scope) return { user: null, notOffered };
    // Read before the account: live updates go on from this position. After it, a change in between would be missed.
    const position = await readPosition(deps.database.drizzle);
    if (position) reply.header(LIVE_POSITION_HEADER, position);
    return { user: present(await readOwnAccount(deps, scope)), notOffered };
  });

  route(
    api,
    updateUser,
    async ({ scope, params, body }) => ({
      ...present(await updateProfile(deps, scope, params.id, body)),
      ok: true as const,
    }),
    ({ scope, params }) => requireSelf(scope, params.id),
  );

  route(api, readAccountSecurity, ({ scope }) => readSecurity(deps, scope));

  route(api, sendEmailConfirmationRoute, ({ scope }) => sendEmailConfirmation(deps, scope));

  route(api, verifyEmailLink, ({ query, request }) => readLimited(deps, readEmailLink, query.token, request));

  route(api, confirmEmailRoute, async ({ body, request }) => {
    await readLimited(deps, readEmailLink, body.token, request);
    const { email } = await confirmEmail(deps, body.token);
    return { message: m.sentAccounts.yourAddressIsConfirmed, email };
  });

  route(api, cancelEmailChangeRoute, async ({ scope }) => {
    await cancelEmailChange(deps, scope);
    return null;
  });
}
