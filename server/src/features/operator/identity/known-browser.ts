import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { hostCookieName, newCookieValue } from '../../../platform/sessions/session-cookie.ts';
import { isSameSecret } from '../../../platform/tokens.ts';
import type { OperatorRow } from '../account-store.ts';
import { operatorCookieOptions } from './operator-cookie.ts';

const COOKIE = 'chargerota_operator_browser';
const KNOWN_SECONDS = 365 * 86_400;

/**
 * The cookie of a browser in which the operator has signed in: a random id, signed for this account and its password, so
 * that a new password makes all browsers unknown. It signs nobody in (decision 0019).
 */
export async function setKnownBrowser(
  reply: FastifyReply,
  deps: AppDeps,
  operator: OperatorRow,
  browserId: string = newCookieValue(),
): Promise<void> {
  const { linkUrl } = deps.config;
  reply.setCookie(hostCookieName(COOKIE, linkUrl), `${browserId}.${await sign(deps, operator, browserId)}`, {
    ...operatorCookieOptions(deps.config),
    maxAge: KNOWN_SECONDS,
  });
}

/** The id of the browser if the operator has signed in there before. */
export async function readKnownBrowser(
  { cookies }: FastifyRequest,
  deps: AppDeps,
  operator: OperatorRow | null,
): Promise<string | undefined> {
  const [browserId, signature = ''] = (cookies[hostCookieName(COOKIE, deps.config.linkUrl)] ?? '').split('.');
  if (!browserId || !operator) return undefined;
  return isSameSecret(signature, await sign(deps, operator, browserId)) ? browserId : undefined;
}

async function sign({ keys }: AppDeps, { id, passwordHash }: OperatorRow, browserId: string) {
  return createHmac('sha256', await keys.links())
    .update(`operator-browser:${id}:${browserId}:${passwordHash}`)
    .digest('base64url');
}
