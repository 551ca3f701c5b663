// What the installation holds, over all organizations.
import type { Health } from '@chargerota/contract';
import { isNull } from 'drizzle-orm';
import { namedQuery, type Queries } from '../../../platform/database/database.ts';
import { bouncedAddresses } from '../../accounts/bounces/tables.ts';
import { pushSubscriptions } from '../../notifications/tables.ts';

export type Holdings = {
  organizations: number;
  members: number;
  databaseVersion: string;
  bytes: number;
  connections: number;
};

const HOLDINGS = {
  name: 'operator.holdings',
  text: `
    SELECT (SELECT count(*)::int FROM organizations) AS organizations,
      (SELECT count(*)::int FROM organization_memberships WHERE status = 'active') AS members,
      current_setting('server_version') AS "databaseVersion",
      pg_database_size(current_database())::float8 AS bytes,
      (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections`,
};

export async function readHoldings(queries: Queries): Promise<Holdings> {
  const [row] = await namedQuery<Holdings>(queries, HOLDINGS, []);
  return row!;
}

/** Mails that are no notifications and were given up within a day: invitations, links to set a password. */
export type FailedMails = { failed: number; lastError: string | null };

const FAILED_MAILS = {
  name: 'operator.failed-mails',
  text: `
    SELECT count(*)::int AS failed, (array_agg(last_error ORDER BY failed_at DESC))[1] AS "lastError"
    FROM (
      SELECT last_error, failed_at FROM jobs WHERE failed_at > $1 AND kind = 'mail.send'
      ORDER BY failed_at DESC LIMIT 1000) mails`,
};

export async function readFailedMails(queries: Queries, since: Date): Promise<FailedMails> {
  const [row] = await namedQuery<FailedMails>(queries, FAILED_MAILS, [since]);
  return row!;
}

export const countPushBrowsers = (queries: Queries): Promise<number> =>
  queries.$count(pushSubscriptions, isNull(pushSubscriptions.endedAt));

export const countBouncedAddresses = (queries: Queries): Promise<number> =>
  queries.$count(bouncedAddresses, isNull(bouncedAddresses.liftedAt));

export type Charges = { charged: number; failed: number; lastFailure: string | null };

const CHARGES = {
  name: 'operator.charges',
  text: `
    SELECT (count(*) FILTER (WHERE status = 'paid'))::int AS charged,
      (count(*) FILTER (WHERE status = 'failed'))::int AS failed,
      (array_agg(failure_reason ORDER BY created_at DESC) FILTER (WHERE status = 'failed'))[1] AS "lastFailure"
    FROM billing_history WHERE created_at > $1 AND amount_cents > 0`,
};

/**
 * How many charges of all organizations succeeded and how many failed since an instant, and why the latest of these
 * failed.
 */
export async function countCharges(queries: Queries, since: Date): Promise<Charges> {
  const [row] = await namedQuery<Charges>(queries, CHARGES, [since]);
  return row!;
}

const DEADLINES_SHOWN = 5;

const DISPUTES = {
  name: 'operator.disputes',
  text: `
    SELECT count(*)::int AS open,
      coalesce(array_agg(dispute ->> 'respondBy' ORDER BY dispute ->> 'respondBy')
        FILTER (WHERE dispute ->> 'respondBy' IS NOT NULL), '{}') AS "answerBy"
    FROM billing_history, jsonb_array_elements(disputes) AS dispute
    WHERE disputes <> '[]' AND dispute ->> 'state' IN ('inquiry', 'open')`,
};

/** Disputes of all organizations that wait for the operator's answer or the bank's decision. */
export async function readOpenDisputes(queries: Queries): Promise<Health['disputes']> {
  const [row] = await namedQuery<{ open: number; answerBy: string[] }>(queries, DISPUTES, []);
  const { open, answerBy } = row!;
  return { open, answerBy: answerBy.slice(0, DEADLINES_SHOWN) };
}
