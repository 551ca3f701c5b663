import { MOST_FOUND_TICKETS } from '@chargerota/contract';
import type { TicketCounts, TicketFilter } from '@chargerota/contract';
import { and, asc, count, desc, eq, isNotNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { byName, mentions } from '../../../platform/database/text.ts';
import { users } from '../../accounts/tables.ts';
import type { TicketRow } from '../store.ts';
import { TICKET_WORDS, tickets } from '../tables.ts';

/** The newest first. */
export const listMatching = (
  queries: Queries,
  filter: TicketFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<TicketRow[]> =>
  queries
    .select()
    .from(tickets)
    .where(matching(filter))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(limit)
    .offset(offset);

/** Of a search at most MOST_FOUND_TICKETS, since a word may be in every ticket. */
export async function countMatching(queries: Queries, filter: TicketFilter): Promise<number> {
  const found = queries.select({ id: tickets.id }).from(tickets).where(matching(filter));
  const counted = (filter.search ? found.limit(MOST_FOUND_TICKETS) : found).as('counted');
  const [row] = await queries.select({ count: count() }).from(counted);
  return row?.count ?? 0;
}

function matching({
  type,
  category,
  status,
  priority,
  administrator,
  search,
  archived,
}: TicketFilter): SQL | undefined {
  return and(
    eq(tickets.isArchived, archived === 'true'),
    type && eq(tickets.type, type),
    category ? eq(tickets.category, category) : undefined,
    status && eq(tickets.status, status),
    priority && eq(tickets.priority, priority),
    reportedBy(administrator),
    search ? found(search) : undefined,
  );
}

function reportedBy(administrator: TicketFilter['administrator']): SQL | undefined {
  if (!administrator) return undefined;
  if (administrator === 'any') return eq(tickets.isAdmin, true);
  return administrator === 'none' ? eq(tickets.isAdmin, false) : eq(tickets.userId, administrator);
}

/** The ticket of that number, as #1042 or 1042; else those with all of the words, whose ends may be missing. */
function found(search: string): SQL | undefined {
  const [, sign, digits] = /^(#?)(\d{1,15})$/.exec(search) ?? [];
  const number = digits ? eq(tickets.number, Number(digits)) : undefined;
  return sign ? number : or(number, hasWords(search));
}

function hasWords(search: string): SQL {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map(prefixOf);
  if (words.length === 0) return sql`false`;
  return sql`${TICKET_WORDS} @@ (${sql.join(words, sql` && `)})`;
}

/**
 * As written, for the beginning of an address, or split as the indexed text was. Quoted, so nothing in a word is an
 * operator of the query.
 */
function prefixOf(word: string): SQL {
  const quoted = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;
  return sql`(${quoted}::tsquery || to_tsquery('simple', ${quoted}))`;
}

const unlessArchived = not(tickets.isArchived);
const oldAt = (before: Date) => and(eq(tickets.status, 'completed'), lte(tickets.completedAt, before));
const countIf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Of the tickets that are not archived. `oldBefore`: those completed by then are old. */
export async function countByState(queries: Queries, oldBefore: Date): Promise<TicketCounts> {
  const [row] = await queries
    .select({
      total: count(),
      pending: countIf(eq(tickets.status, 'pending')),
      inWork: countIf(eq(tickets.status, 'in_work')),
      completed: countIf(eq(tickets.status, 'completed')),
      bugs: countIf(eq(tickets.type, 'bug')),
      features: countIf(eq(tickets.type, 'feature')),
      old: countIf(oldAt(oldBefore)),
    })
    .from(tickets)
    .where(unlessArchived);
  return row!;
}

/** Archives the old ones and returns how many they were. A ticket that is reopened meanwhile stays. */
export async function archiveCompleted(
  tx: Tx,
  { oldBefore, now }: { oldBefore: Date; now: Date },
): Promise<number> {
  const { rowCount } = await tx
    .update(tickets)
    .set({ isArchived: true, updatedAt: now })
    .where(and(unlessArchived, oldAt(oldBefore)));
  return rowCount ?? 0;
}

const fullName = sql<string>`coalesce(nullif(concat_ws(' ', ${users.firstName}, nullif(${users.lastName}, '')), ''), ${users.email})`;

/** Administrators who have reported something, by name. `search` may also be the id of one. */
export function listReporters(
  queries: Queries,
  { search, limit }: { search: string | undefined; limit: number },
): Promise<{ id: string; name: string; email: string }[]> {
  const reporters = queries
    .selectDistinct({ userId: tickets.userId })
    .from(tickets)
    .where(and(eq(tickets.isAdmin, true), isNotNull(tickets.userId)))
    .as('reporters');
  return queries
    .select({ id: users.id, name: fullName, email: users.email })
    .from(reporters)
    .innerJoin(users, eq(users.id, reporters.userId))
    .where(
      search
        ? or(mentions(fullName, search), mentions(users.email, search), eq(sql`${users.id}::text`, search))
        : undefined,
    )
    .orderBy(asc(byName(fullName)), asc(users.id))
    .limit(limit);
}
