import type { NotificationMethod } from '@chargerota/domain';
import { eq, sql } from 'drizzle-orm';
import { namedQuery, type Queries } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { users } from '../../accounts/tables.ts';
import { mailBounces } from '../../accounts/bounces/sql-rules.ts';
import { organizations } from '../../organizations/tables.ts';

export type Reachability = Awaited<ReturnType<typeof findReachability>>;

/**
 * What decides how a person can be reached.
 * @throws DomainError not_found
 */
export async function findReachability(queries: Queries, userId: string) {
  const [row] = await queries
    .select({
      email: users.email,
      mailBounces: sql<boolean>`${sql.raw(mailBounces('users.email'))}`,
      phone: users.phone,
      confirmedPhone: users.confirmedPhone,
      smsStoppedAt: users.smsStoppedAt,
      emailNotifications: users.emailNotifications,
      smsNotifications: users.smsNotifications,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function findOrganizationName(queries: Queries, scope: OrganizationScope): Promise<string> {
  const [row] = await queries
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId));
  if (!row) throw new DomainError('not_found');
  return row.name;
}

// By month in the organization's zone. The table holds the last 90 days. A row's month is looked up among the starts of the
// months: making its name for each row took longer than reading the rows, and grouping by names sorted them all.
const USAGE = {
  name: 'notifications.usage',
  text: `
    WITH months AS MATERIALIZED (
      SELECT array_agg(first AT TIME ZONE o.timezone ORDER BY first) AS starts,
        array_agg(to_char(first, 'YYYY-MM') ORDER BY first) AS names
      FROM organizations o
      CROSS JOIN LATERAL (SELECT date_trunc('month', $2::timestamptz AT TIME ZONE o.timezone) AS current) m
      CROSS JOIN LATERAL generate_series(
        m.current - interval '2 months', m.current + interval '1 month', interval '1 month') AS first
      WHERE o.id = $1),
    counted AS (
      SELECT width_bucket(coalesce(n.sent_at, n.scheduled_for), (SELECT starts FROM months)) AS place, n.method,
        count(*) FILTER (WHERE n.status = 'sent' AND n.sent_at IS NOT NULL)::int AS sent,
        count(*) FILTER (WHERE n.status = 'failed')::int AS failed,
        coalesce(sum(n.segments), 0)::int AS segments
      FROM notifications n WHERE n.organization_id = $1 AND n.status <> 'pending'
      GROUP BY 1, 2)
    SELECT (SELECT names FROM months)[place] AS month, method, sent, failed, segments
    FROM counted WHERE place > 0
    ORDER BY place DESC, array_position($3::text[], method)`,
};

export type Usage = {
  month: string;
  method: NotificationMethod;
  sent: number;
  failed: number;
  segments: number;
};

/** Of the current and the two previous months: older rows are gone. */
export const sumUsage = (
  queries: Queries,
  scope: OrganizationScope,
  { methods, now }: { methods: readonly NotificationMethod[]; now: Date },
): Promise<Usage[]> => namedQuery<Usage>(queries, USAGE, [scope.organizationId, now, methods]);
