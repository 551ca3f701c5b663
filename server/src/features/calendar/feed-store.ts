import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { calendarFeeds } from './tables.ts';

/** Stores a person's feed. A former address stops working. */
export async function replaceFeed(queries: Queries, feed: typeof calendarFeeds.$inferInsert): Promise<void> {
  const { tokenHash, createdAt } = feed;
  await queries
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, createdAt } });
}

export async function deleteFeed(queries: Queries, userId: string): Promise<void> {
  await queries.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export async function findFeedOf(queries: Queries, userId: string): Promise<{ createdAt: Date } | null> {
  const [row] = await queries
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

export async function findFeedByToken(
  queries: Queries,
  tokenHash: string,
): Promise<{ userId: string } | null> {
  const [row] = await queries
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return row ?? null;
}
