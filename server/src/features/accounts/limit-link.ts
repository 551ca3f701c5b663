import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from './limits.ts';

/**
 * Counts the use of a link from a mail. An unknown token counts against the network address, to limit guessing. A valid
 * token counts only against itself, so that others in the same office cannot keep a person from their link.
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
 * Reads what the link's token stands for, counted as {@link limitLink} describes.
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
