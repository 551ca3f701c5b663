import type { AppDeps } from '../../platform/app-deps.ts';
import type { Queries } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { hashLinkToken } from '../../platform/tokens.ts';
import { findByToken, type OfferedInvitation } from './store.ts';

/**
 * The offer behind a link, in any state: the page says so if it was used or has expired.
 * @throws DomainError not_found
 */
export const readOffer = ({ database }: AppDeps, token: string): Promise<OfferedInvitation> =>
  requireOffer(database.drizzle, token);

/** @throws DomainError not_found */
export async function requireOffer(queries: Queries, token: string): Promise<OfferedInvitation> {
  const offer = await findByToken(queries, hashLinkToken(token));
  if (!offer) throw new DomainError('not_found');
  return offer;
}

/** Whether a link belongs to an invitation, in any state. */
export const isOffered = async ({ database }: AppDeps, token: string): Promise<boolean> =>
  (await findByToken(database.drizzle, hashLinkToken(token))) !== null;
