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
import { readLimited } from './limit-link.ts';
import { readSecurity } from './read-security.ts';

export function securityRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, readAccountSecurity, ({ scope }) => readSecurity(deps, scope));

  route(api, verifyEmailLink, ({ query, request }) => readLimited(deps, readEmailLink, query.token, request));

  route(api, confirmEmailRoute, async ({ body, request }) => {
    await readLimited(deps, readEmailLink, body.token, request);
    const { email } = await confirmEmail(deps, body.token);
    return { message: 'Your address is confirmed.', email };
  });

  route(api, cancelEmailChangeRoute, async ({ scope }) => {
    await cancelEmailChange(deps, scope);
    return null;
  });
}
