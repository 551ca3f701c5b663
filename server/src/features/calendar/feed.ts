import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Queries } from '../../platform/database/database.ts';
import type { Follower } from '../../platform/followers.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { hashLinkToken, newLinkToken } from '../../platform/tokens.ts';
import { holdSignedIn } from '../accounts/sessions/hold-signed-in.ts';
import { deleteFeed, findFeedByToken, findFeedOf, replaceFeed } from './feed-store.ts';

export const calendarFollower: Follower = {
  access_withdrawn: async (tx, { userId, from }) => {
    if (from === 'everything') await endFeed(tx, userId);
  },
};

/** Makes a new feed and returns its address. Only the reader knows the token in it, as only its hash is stored. */
export async function makeFeed({ database, clock, config }: AppDeps, scope: UserScope): Promise<string> {
  const token = newLinkToken();
  await inTransaction(database, async (tx) => {
    await holdSignedIn(tx, scope);
    await replaceFeed(tx, {
      userId: scope.userId,
      tokenHash: hashLinkToken(token),
      createdAt: clock.now(),
    });
  });
  return `${config.linkUrl}/api/calendar/${token}.ics`;
}

export const readFeed = ({ database }: AppDeps, scope: UserScope): Promise<{ createdAt: Date } | null> =>
  findFeedOf(database.drizzle, scope.userId);

/** Makes the feed's address stop working. */
export const revokeFeed = ({ database }: AppDeps, scope: UserScope): Promise<void> =>
  endFeed(database.drizzle, scope.userId);

/** The same in a transaction that ends what belongs to an account. */
const endFeed = (queries: Queries, userId: string): Promise<void> => deleteFeed(queries, userId);

/** The owner of the feed with that token; null if it never existed or was revoked. */
export const readFeedOwner = ({ database }: AppDeps, token: string): Promise<{ userId: string } | null> =>
  findFeedByToken(database.drizzle, hashLinkToken(token));

/** @throws DomainError not_found */
export async function requireFeedOwner(deps: AppDeps, token: string): Promise<{ userId: string }> {
  const owner = await readFeedOwner(deps, token);
  if (!owner) throw new DomainError('not_found');
  return owner;
}
