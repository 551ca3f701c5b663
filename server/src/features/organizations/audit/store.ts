import { AUDIT_ACTIONS, auditActionsOf } from '@chargerota/domain';
import type { AuditCategory, Period } from '@chargerota/domain';
import { and, count, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../../platform/database/database.ts';
import { mentions } from '../../../platform/database/text.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { organizations } from '../tables.ts';
import { auditEntries } from './tables.ts';

export type EntryRow = typeof auditEntries.$inferSelect;

/** Which entries to list; `startsAt` is included, `endsAt` is not. */
export type EntryFilter = Partial<Period> & {
  category?: AuditCategory | undefined;
  actorId?: string | undefined;
  query?: string | undefined;
};

export async function insertEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** Newest first: all entries of a filter from `offset` on, or those older than `before`. */
export async function listEntries(
  queries: Queries,
  scope: TenantScope,
  filter: EntryFilter,
  { limit, offset = 0, before }: { limit: number; offset?: number; before?: EntryRow | undefined },
): Promise<EntryRow[]> {
  const older =
    before && sql`(${auditEntries.at}, ${auditEntries.id}) < (${before.at.toISOString()}, ${before.id})`;
  return queries
    .select()
    .from(auditEntries)
    .where(and(matching(scope, filter), older))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
}

export async function countEntries(
  queries: Queries,
  scope: TenantScope,
  filter: EntryFilter,
): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(auditEntries).where(matching(scope, filter));
  return row?.count ?? 0;
}

function matching(scope: TenantScope, filter: EntryFilter): SQL | undefined {
  const { category, actorId, startsAt, endsAt, query } = filter;
  return and(
    eq(auditEntries.organizationId, scope.organizationId),
    // A newer version running beside this one may write actions that this one does not know.
    inArray(auditEntries.action, category ? auditActionsOf(category) : AUDIT_ACTIONS),
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    startsAt && gte(auditEntries.at, startsAt),
    endsAt && lt(auditEntries.at, endsAt),
    query
      ? or(
          mentions(auditEntries.subjectLabel, query),
          mentions(auditEntries.actorName, query),
          mentions(auditEntries.actorEmail, query),
        )
      : undefined,
  );
}

const ACTORS = {
  name: 'audit.actors',
  text: `
    SELECT actor.id, latest.name
    FROM (SELECT DISTINCT actor_id AS id FROM audit_entries
      WHERE organization_id = $1 AND actor_id IS NOT NULL) actor
    CROSS JOIN LATERAL (SELECT e.actor_name AS name FROM audit_entries e
      WHERE e.organization_id = $1 AND e.actor_id = actor.id
      ORDER BY e.at DESC, e.id DESC LIMIT 1) latest
    ORDER BY latest.name, actor.id`,
};

/** Everybody who appears in the log, with the name in their latest entry. */
export function listActors(queries: Queries, scope: TenantScope): Promise<{ id: string; name: string }[]> {
  return namedQuery(queries, ACTORS, [scope.organizationId]);
}

export async function findTimeZone(queries: Queries, scope: TenantScope): Promise<string> {
  const [row] = await queries
    .select({ timezone: organizations.timezone })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId));
  if (!row) throw new Error('a scope without its organization');
  return row.timezone;
}
