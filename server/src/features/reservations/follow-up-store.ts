import type { FollowUpRules, Period } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { namedQuery, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { organizations } from '../organizations/tables.ts';
import { LONGEST } from './sql-rules.ts';

// Location by location, by when they start: years of history cost nothing.
const AWAITED = `
  FROM locations l
  JOIN reservations r ON r.organization_id = l.organization_id AND r.location_id = l.id AND r.status = 'confirmed'
    AND r.starts_at > $3::timestamptz - ${LONGEST} AND r.ends_at > $3 AND r.ends_at > r.starts_at`;

// By ascending key, as whoever takes several jobs does, to prevent deadlocks.
const HOLD = {
  name: 'reservations.hold-follow-ups',
  text: `
    SELECT FROM jobs WHERE dedupe_key = ANY (ARRAY(SELECT $2 || r.id ${AWAITED} WHERE l.organization_id = $1))
    ORDER BY dedupe_key FOR UPDATE OF jobs`,
};

type Question = { prefix: string; now: Date };
const valuesOf = (scope: TenantScope, { prefix, now }: Question) => [scope.organizationId, prefix, now];

/** Keeps the jobs of all reservations that are awaited from changing. */
export async function lockAwaited(tx: Tx, scope: TenantScope, question: Question): Promise<void> {
  await namedQuery(tx, HOLD, valuesOf(scope, question));
}

const LIST = {
  name: 'reservations.list-follow-ups',
  text: `
    SELECT r.id, r.status, r.starts_at AS "startsAt", r.ends_at AS "endsAt", j.due_at AS "jobDueAt"
    ${AWAITED}
    LEFT JOIN jobs j ON j.dedupe_key = $2 || r.id
    WHERE l.organization_id = $1`,
};

/**
 * The reservations that are awaited after `now`, each with when its job is due: that alone says whether it was still to
 * come by the rules of before. An edit or cancellation at the same moment harms nothing: jobs judge anew.
 */
export const listAwaited = (
  tx: Tx,
  scope: TenantScope,
  question: Question,
): Promise<(Period & { id: string; status: 'confirmed'; jobDueAt: Date | null })[]> =>
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
