import { DEFAULT_FORMATS, formatsOf, type Formats, type TicketStatus } from '@chargerota/domain';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { users } from '../accounts/tables.ts';
import { organizationMemberships } from '../organizations/tables.ts';
import { ticketResponses, tickets, ticketStatusHistory } from './tables.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type ResponseRow = typeof ticketResponses.$inferSelect;
export type HistoryRow = typeof ticketStatusHistory.$inferSelect;
export type NewTicket = typeof tickets.$inferInsert & { id: string };

/** A ticket as a whole: its row, its answers and comments, and its states; the oldest first. */
export type WholeTicket = { ticket: TicketRow; responses: ResponseRow[]; history: HistoryRow[] };

/** Null if there is a ticket with that id already; waits for one that is being made. */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<TicketRow | null> {
  const [made] = await tx.insert(tickets).values(ticket).onConflictDoNothing().returning();
  return made ?? null;
}

export async function findTicket(queries: Queries, id: string): Promise<TicketRow | null> {
  const [found] = await queries.select().from(tickets).where(eq(tickets.id, id));
  return found ?? null;
}

/** Everything that adds to a ticket or changes it waits here for what does so at the same time. */
export async function lockTicket(tx: Tx, id: string): Promise<TicketRow | null> {
  const [found] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  return found ?? null;
}

export async function updateTicket(tx: Tx, id: string, changes: Partial<NewTicket>): Promise<void> {
  await tx.update(tickets).set(changes).where(eq(tickets.id, id));
}

export async function insertHistory(
  tx: Tx,
  entry: { ticketId: string; status: TicketStatus; changedAt: Date },
): Promise<void> {
  await tx.insert(ticketStatusHistory).values({ id: newId(), ...entry });
}

export async function insertResponse(
  tx: Tx,
  response: typeof ticketResponses.$inferInsert,
): Promise<ResponseRow> {
  const [made] = await tx.insert(ticketResponses).values(response).returning();
  return made!;
}

export async function findResponse(queries: Queries, id: string): Promise<ResponseRow | null> {
  const [found] = await queries.select().from(ticketResponses).where(eq(ticketResponses.id, id));
  return found ?? null;
}

export async function findWhole(queries: Queries, ticket: TicketRow): Promise<WholeTicket> {
  const [responses, history] = await Promise.all([
    queries
      .select()
      .from(ticketResponses)
      .where(eq(ticketResponses.ticketId, ticket.id))
      .orderBy(asc(ticketResponses.createdAt), asc(ticketResponses.id)),
    queries
      .select()
      .from(ticketStatusHistory)
      .where(eq(ticketStatusHistory.ticketId, ticket.id))
      .orderBy(asc(ticketStatusHistory.changedAt), asc(ticketStatusHistory.id)),
  ]);
  return { ticket, responses, history };
}

/** A person's own tickets, the newest first. */
export const listOfUser = (
  queries: Queries,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<TicketRow[]> =>
  queries
    .select()
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.createdAt), desc(tickets.number))
    .limit(limit)
    .offset(offset);

export async function countOfUser(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(tickets).where(eq(tickets.userId, userId));
  return row?.count ?? 0;
}

/** Whether a person is an active administrator of any organization. */
export async function isAdministrator(queries: Queries, userId: string): Promise<boolean> {
  const [row] = await queries
    .select({ found: sql`1` })
    .from(organizationMemberships)
    .where(
      and(
        eq(organizationMemberships.userId, userId),
        eq(organizationMemberships.role, 'admin'),
        eq(organizationMemberships.status, 'active'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Where to write to a ticket's reporter, and how they read: of an account as it is now. */
export async function findRecipient(
  queries: Queries,
  { userId, userEmail, formats }: TicketRow,
): Promise<{ email: string; formats: Formats }> {
  const { email, language, region, clock } = users;
  const [account] = userId
    ? await queries.select({ email, language, region, clock }).from(users).where(eq(users.id, userId))
    : [];
  return account
    ? { email: account.email, formats: formatsOf(account) }
    : { email: userEmail, formats: formats ?? DEFAULT_FORMATS };
}

/** With its responses and its history, which go with it; null if there is none. */
export async function deleteTicketRow(tx: Tx, id: string): Promise<TicketRow | null> {
  const [deleted] = await tx.delete(tickets).where(eq(tickets.id, id)).returning();
  return deleted ?? null;
}
