import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

export type Charges = { charged: number; failed: number; lastFailure: string | null };

/**
 * How many charges of all organizations succeeded and how many failed since an instant, and why the latest of these
 * failed.
 */
export async function countCharges(queries: Queries, since: Date): Promise<Charges> {
  const { rows } = await queries.execute<Charges>(sql`
    SELECT (count(*) FILTER (WHERE status = 'paid'))::int AS charged,
      (count(*) FILTER (WHERE status = 'failed'))::int AS failed,
      (array_agg(failure_reason ORDER BY created_at DESC) FILTER (WHERE status = 'failed'))[1] AS "lastFailure"
    FROM billing_history WHERE created_at > ${since} AND amount_cents > 0`);
  return rows[0]!;
}
