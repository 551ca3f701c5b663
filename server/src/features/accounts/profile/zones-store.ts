import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';

/** The time zones of a person's organizations and of their locations. */
export async function listZonesOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ timezone: string }>(sql`
    SELECT o.timezone FROM organization_memberships m JOIN organizations o ON o.id = m.organization_id
    WHERE m.user_id = ${userId}
    UNION
    SELECT l.timezone FROM organization_memberships m JOIN locations l ON l.organization_id = m.organization_id
    WHERE m.user_id = ${userId}`);
  return rows.map(({ timezone }) => timezone);
}
