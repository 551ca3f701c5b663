import { m } from '@chargerota/messages';
import {
  checkRegistrationStatus,
  completeRegistration as completeRegistrationRoute,
  register,
  REGISTRATION_STATUS_MESSAGES,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { browserOf } from '../sessions/begin-session.ts';
import { completeRegistration } from './complete-registration.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { presentSignedIn } from '../presenter.ts';
import { checkRegistration } from './incomplete-registration.ts';
import { registerAdministrator } from './register.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { clearOAuthFlowCookie } from '../providers/oauth-flow-cookie.ts';

/** An administrator's registration, and how an incomplete one is completed. */
export function registrationRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, register, async ({ body, scope, request, reply }) => {
    await limitAttempts(deps, ACCOUNT_LIMITS.registerByAddress, request.ip);
    await limitAttempts(deps, ACCOUNT_LIMITS.registerByAccount, body.email);
    const registered = await registerAdministrator(deps, body, browserOf(request, scope, deps));
    const { user, organization, cookieValue } = registered;
    setSessionCookie(reply, cookieValue, deps);
    request.security = { event: 'sign_in', userId: user.id };
    if (body.provider) clearOAuthFlowCookie(reply, deps);
    if (!organization) reply.status(206);
    return {
      user: presentSignedIn(user),
      organization,
      incompleteRegistration: organization === null,
      message: organization ? m.sentAccounts.organizationCreated : m.sentAccounts.yourAccountWasCreatedBut,
    };
  });

  route(api, checkRegistrationStatus, async ({ body, request }) => {
    await limitAttempts(deps, ACCOUNT_LIMITS.checkRegistrationByAddress, request.ip);
    await limitAttempts(deps, ACCOUNT_LIMITS.checkRegistrationByAccount, body.email);
    const status = await checkRegistration(deps, body.email);
    return { status, message: REGISTRATION_STATUS_MESSAGES[status] };
  });

  route(api, completeRegistrationRoute, async ({ body, scope, request }) => {
    // Counted together with sign-ins, so that passwords cannot be guessed here either.
    await limitAttempts(deps, ACCOUNT_LIMITS.signInByAddress, request.ip);
    await limitAttempts(deps, ACCOUNT_LIMITS.signInByAccount, body.email);
    await completeRegistration(deps, body, browserOf(request, scope, deps));
    return { message: m.sentAccounts.registrationCompletedSuccessfully };
  });
}
