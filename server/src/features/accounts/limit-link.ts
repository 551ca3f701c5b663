import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from './limits.ts';

/**
 * Counts the use of a link from a mail. A token that names nothing counts against the address that it came from. One that
 * is right has not been guessed, so it counts for itself, and nobody is kept from their link by others in their office.
 * @throws DomainError rate_limited
 */
export const limitLink = (
  deps: AppDeps,
  { token, address, exists }: { token: string; address: string; exists: boolean },
): Promise<void> =>
  exists
    ? limitAttempts(deps, ACCOUNT_LIMITS.linkByToken, token)
    : limitAttempts(deps, ACCOUNT_LIMITS.unknownLinkByAddress, address);

/**
 * What `read` finds behind the token of a link, counted as {@link limitLink} says.
 * @throws DomainError rate_limited
 */
export async function readLimited<Link extends { valid: boolean }>(
  deps: AppDeps,
  read: (deps: AppDeps, token: string) => Promise<Link>,
  token: string,
  { ip: address }: FastifyRequest,
): Promise<Link> {
  const link = await read(deps, token);
  await limitLink(deps, { token, address, exists: link.valid });
  return link;
}
