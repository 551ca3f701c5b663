import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { hashLinkToken, newLinkToken } from '../../platform/link-token.ts';
import { deleteFeed, findFeedByToken, findFeedOf, replaceFeed } from './feed-store.ts';

/** The address of a new feed: the token in it is known to its reader alone from here on. */
export async function makeFeed({ database, clock, config }: AppDeps, scope: UserScope): Promise<string> {
  const token = newLinkToken();
  await replaceFeed(database.drizzle, {
    userId: scope.userId,
    tokenHash: hashLinkToken(token),
    createdAt: clock.now(),
  });
  return `${config.linkUrl}/api/calendar/${token}.ics`;
}

export const readFeed = ({ database }: AppDeps, scope: UserScope): Promise<{ createdAt: Date } | null> =>
  findFeedOf(database.drizzle, scope.userId);

/** Its address leads nowhere any more. */
export const revokeFeed = ({ database }: AppDeps, scope: UserScope): Promise<void> =>
  deleteFeed(database.drizzle, scope.userId);

/** Whose reservations the address with that token shows; null for one that was never made, or was revoked. */
export const readFeedOwner = ({ database }: AppDeps, token: string): Promise<{ userId: string } | null> =>
  findFeedByToken(database.drizzle, hashLinkToken(token));

/** @throws DomainError not_found */
export async function requireFeedOwner(deps: AppDeps, token: string): Promise<{ userId: string }> {
  const owner = await readFeedOwner(deps, token);
  if (!owner) throw new DomainError('not_found');
  return owner;
}
