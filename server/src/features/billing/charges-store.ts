import type { Health } from '@chargerota/contract';
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

const DEADLINES_SHOWN = 5;

/** Disputes of all organizations that wait for the operator's answer or the bank's decision. */
export async function readOpenDisputes(queries: Queries): Promise<Health['disputes']> {
  const { rows } = await queries.execute<{ open: number; answerBy: string[] }>(sql`
    SELECT count(*)::int AS open,
      coalesce(array_agg(dispute ->> 'respondBy' ORDER BY dispute ->> 'respondBy')
        FILTER (WHERE dispute ->> 'respondBy' IS NOT NULL), '{}') AS "answerBy"
    FROM billing_history, jsonb_array_elements(disputes) AS dispute
    WHERE disputes <> '[]' AND dispute ->> 'state' IN ('inquiry', 'open')`);
  const { open, answerBy } = rows[0]!;
  return { open, answerBy: answerBy.slice(0, DEADLINES_SHOWN) };
}
