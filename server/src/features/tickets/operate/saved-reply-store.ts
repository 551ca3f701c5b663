import { asc, eq, sql } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../../platform/database/database.ts';
import { savedReplies } from '../../operator/tables.ts';

export type SavedReplyRow = typeof savedReplies.$inferSelect;

export const listReplies = (queries: Queries): Promise<SavedReplyRow[]> =>
  queries
    .select()
    .from(savedReplies)
    .orderBy(asc(sql`lower(${savedReplies.title})`));

export async function findReply(queries: Queries, id: string): Promise<SavedReplyRow | null> {
  const [found] = await queries.select().from(savedReplies).where(eq(savedReplies.id, id));
  return found ?? null;
}

const LOCK_ALL = {
  name: 'tickets.lock-replies',
  text: 'LOCK TABLE saved_replies IN SHARE ROW EXCLUSIVE MODE',
};

/** Lets one request at a time add a reply, so that they can be counted first. Reading goes on. */
export async function countToAdd(tx: Tx): Promise<number> {
  await namedQuery(tx, LOCK_ALL, []);
  return tx.$count(savedReplies);
}

export async function insertReply(tx: Tx, reply: SavedReplyRow): Promise<void> {
  await tx.insert(savedReplies).values(reply);
}

/** Null if there is none with that id. */
export async function updateReply(
  tx: Tx,
  id: string,
  changes: Pick<SavedReplyRow, 'title' | 'message' | 'updatedAt'>,
): Promise<SavedReplyRow | null> {
  const [changed] = await tx.update(savedReplies).set(changes).where(eq(savedReplies.id, id)).returning();
  return changed ?? null;
}

export async function deleteReply(tx: Tx, id: string): Promise<SavedReplyRow | null> {
  const [deleted] = await tx.delete(savedReplies).where(eq(savedReplies.id, id)).returning();
  return deleted ?? null;
}
