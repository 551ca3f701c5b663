import {
  cancelEmailChange as cancelEmailChangeRoute,
  confirmEmail as confirmEmailRoute,
  readAccountSecurity,
  verifyEmailLink,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { confirmEmail, readEmailLink } from './confirm-email.ts';
import { limitAttempts } from './limit-attempts.ts';
import { readSecurity } from './read-security.ts';

export function securityRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, readAccountSecurity, ({ scope }) => readSecurity(deps, scope));

  route(api, verifyEmailLink, async ({ query, request }) => {
    await limitAttempts(deps, 'linkTokenByAddress', request.ip);
    return readEmailLink(deps, query.token);
  });

  route(api, confirmEmailRoute, async ({ body, request }) => {
    await limitAttempts(deps, 'linkTokenByAddress', request.ip);
    const { email } = await confirmEmail(deps, body.token);
    return { message: 'Your address is confirmed.', email };
  });

  route(api, cancelEmailChangeRoute, async ({ scope }) => {
    await cancelEmailChange(deps, scope);
    return null;
  });
}
