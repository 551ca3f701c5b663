import { m } from '@chargerota/messages';
import {
  changePassword as changePasswordRoute,
  forgotPassword,
  resetPassword as resetPasswordRoute,
  verifyResetLink,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { changePassword } from './change-password.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { readLimited } from '../limit-link.ts';
import { requestResetLink } from './mail-reset-link.ts';
import { readResetLink } from './reset-link.ts';
import { resetPassword } from './reset-password.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';

export function passwordRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, forgotPassword, async ({ body, request }) => {
    await limitAttempts(deps, ACCOUNT_LIMITS.forgotPasswordByAddress, request.ip);
    await limitAttempts(deps, ACCOUNT_LIMITS.forgotPasswordByAccount, body.email);
    await requestResetLink(deps, body.email);
    return {
      message: m.sentAccounts.ifAnAccountExistsWith,
    };
  });

  route(api, verifyResetLink, ({ query, request }) => readLimited(deps, readResetLink, query.token, request));

  route(api, resetPasswordRoute, async ({ body, request }) => {
    await readLimited(deps, readResetLink, body.token, request);
    await resetPassword(deps, body);
    return { message: m.sentAccounts.yourPasswordHasBeenReset };
  });

  route(api, changePasswordRoute, async ({ scope, body, reply }) => {
    const { cookieValue } = await changePassword(deps, scope, body);
    setSessionCookie(reply, cookieValue, deps);
    return { message: m.sentAccounts.yourPasswordWasChanged2 };
  });
}
