import { lt } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { reportWeeks } from './tables.ts';

/** An organization of which an administrator wants the report; `toldOf` is the Monday of the week last told. */
export type Wanting = { organizationId: string; timezone: string; toldOf: string | null };

const WANTING = {
  name: 'reports.wanting',
  text: `
    SELECT DISTINCT o.id AS "organizationId", o.timezone, t.week::text AS "toldOf"
    FROM user_notification_preferences p
    JOIN organization_memberships m ON m.organization_id = p.organization_id AND m.user_id = p.user_id
      AND m.status = 'active' AND m.role = 'admin'
    JOIN organizations o ON o.id = p.organization_id
    LEFT JOIN report_weeks t ON t.organization_id = o.id
    WHERE jsonb_array_length(p.methods->'usage_report') > 0`,
};

export const listWanting = (queries: Queries): Promise<Wanting[]> => namedQuery(queries, WANTING, []);

/** True for the one transaction that tells of a week; another one waits for it and is then told that it is done. */
export async function claimWeek(tx: Tx, { organizationId }: TenantScope, week: string): Promise<boolean> {
  const { rowCount } = await tx
    .insert(reportWeeks)
    .values({ organizationId, week })
    .onConflictDoUpdate({
      target: reportWeeks.organizationId,
      set: { week },
      setWhere: lt(reportWeeks.week, week),
    });
  return rowCount === 1;
}
