import type { Awaited, FollowUpRules } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { namedQuery, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { organizations } from '../organizations/tables.ts';
import { LONGEST } from './sql-rules.ts';

// Location by location, by when they start: years of history cost nothing.
const EXPECTED = `
  FROM locations l
  JOIN reservations r ON r.organization_id = l.organization_id AND r.location_id = l.id AND r.status = 'confirmed'
    AND r.starts_at > $3::timestamptz - ${LONGEST} AND r.ends_at > $3 AND r.ends_at > r.starts_at`;

// By ascending key, as whoever takes several jobs does, to prevent deadlocks.
const LOCK = {
  name: 'reservations.hold-follow-ups',
  text: `
    SELECT FROM jobs WHERE dedupe_key = ANY (ARRAY(SELECT $2 || r.id ${EXPECTED} WHERE l.organization_id = $1))
    ORDER BY dedupe_key FOR UPDATE OF jobs`,
};

type Question = { prefix: string; now: Date };
const valuesOf = (scope: TenantScope, { prefix, now }: Question) => [scope.organizationId, prefix, now];

/** Locks the jobs of all reservations whose arrival is still expected. */
export async function lockFollowUps(tx: Tx, scope: TenantScope, question: Question): Promise<void> {
  await namedQuery(tx, LOCK, valuesOf(scope, question));
}

const LIST = {
  name: 'reservations.list-follow-ups',
  text: `
    SELECT r.id, r.status, r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.awaited_ms AS "awaitedMs", j.due_at AS "jobDueAt"
    ${EXPECTED}
    LEFT JOIN jobs j ON j.dedupe_key = $2 || r.id
    WHERE l.organization_id = $1`,
};

/**
 * The reservations whose arrival is still expected after `now`, each with when its job is due: that alone says whether it
 * was still to come under the old rules. An edit or cancellation at the same moment harms nothing: jobs judge anew.
 */
export const listExpected = (
  tx: Tx,
  scope: TenantScope,
  question: Question,
): Promise<(Awaited & { id: string; status: 'confirmed'; jobDueAt: Date | null })[]> =>
  namedQuery(tx, LIST, valuesOf(scope, question));

/** As the transaction left them. */
export async function loadFollowUpRules(tx: Tx, scope: TenantScope): Promise<FollowUpRules> {
  const [rules] = await tx
    .select({ noShowGracePeriodMinutes: organizations.noShowGracePeriodMinutes })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId));
  if (!rules) throw new Error('a scope without its organization');
  return rules;
}
