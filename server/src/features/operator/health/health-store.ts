// What the installation holds, over all organizations. The statements have no name, so that they are planned for the size
// that the tables have now.
import type { Health } from '@chargerota/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';

export type Holdings = {
  organizations: number;
  members: number;
  databaseVersion: string;
  bytes: number;
  connections: number;
};

export async function readHoldings(queries: Queries): Promise<Holdings> {
  const { rows } = await queries.execute<Holdings>(sql`
    SELECT (SELECT count(*)::int FROM organizations) AS organizations,
      (SELECT count(*)::int FROM organization_memberships WHERE status = 'active') AS members,
      current_setting('server_version') AS "databaseVersion",
      pg_database_size(current_database())::float8 AS bytes,
      (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections`);
  return rows[0]!;
}

/** Mails that are no notifications and were given up within a day: invitations, links to set a password. */
export type FailedMails = { failed: number; lastError: string | null };

export async function readFailedMails(queries: Queries, since: Date): Promise<FailedMails> {
  const { rows } = await queries.execute<FailedMails>(sql`
    SELECT count(*)::int AS failed, (array_agg(last_error ORDER BY failed_at DESC))[1] AS "lastError"
    FROM (
      SELECT last_error, failed_at FROM jobs WHERE failed_at > ${since} AND kind = 'mail.send'
      ORDER BY failed_at DESC LIMIT 1000) mails`);
  return rows[0]!;
}

export async function countPushBrowsers(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM push_subscriptions WHERE ended_at IS NULL`,
  );
  return rows[0]!.count;
}

export async function countBouncedAddresses(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM bounced_addresses WHERE lifted_at IS NULL`,
  );
  return rows[0]!.count;
}

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
