import { and, eq, sql } from 'drizzle-orm';
import { DAY_MS } from '@chargerota/domain';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { serverSettings } from '../../../platform/database/tables.ts';
import { operators } from '../tables.ts';

/** The hashes of the tokens in printed links, and until when they work. Each instance prints its own when it starts. */
const KEY = 'operator-setup-tokens';

/** That a printed token works, any or the one with this hash. Those that older versions stored have no end, and are void. */
const isPrinted = (now: Date, tokenHash?: string) =>
  and(
    eq(serverSettings.key, KEY),
    sql`EXISTS (
      SELECT FROM jsonb_array_elements(${serverSettings.value}) link
      WHERE (link ->> 'until')::timestamptz > ${now.toISOString()}
        ${tokenHash === undefined ? sql`` : sql`AND link ->> 'hash' = ${tokenHash}`})`,
  );

export const hasOperator = async (queries: Queries): Promise<boolean> =>
  (await queries.$count(operators)) > 0;

export async function hasPrintedTokens(queries: Queries, now: Date): Promise<boolean> {
  return (await queries.$count(serverSettings, isPrinted(now))) > 0;
}

/** It works for a day. The latest twenty count: more instances than that do not start at once. */
export async function addPrintedToken(queries: Queries, tokenHash: string, now: Date): Promise<void> {
  const link = { hash: tokenHash, until: new Date(now.getTime() + DAY_MS).toISOString() };
  const latest = sql`(
    SELECT jsonb_agg(link ORDER BY place)
    FROM jsonb_array_elements(${serverSettings.value} || excluded.value) WITH ORDINALITY AS e (link, place)
    WHERE place > jsonb_array_length(${serverSettings.value}) - 19)`;
  await queries
    .insert(serverSettings)
    .values({ key: KEY, value: [link] })
    .onConflictDoUpdate({ target: serverSettings.key, set: { value: latest } });
}

export async function isPrintedToken(queries: Queries, tokenHash: string, now: Date): Promise<boolean> {
  return (await queries.$count(serverSettings, isPrinted(now, tokenHash))) > 0;
}

/** Uses up all printed tokens by one of them; false if it is not one any more. */
export async function takePrintedTokens(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(serverSettings)
    .where(isPrinted(now, tokenHash))
    .returning({ key: serverSettings.key });
  return taken.length === 1;
}

/** Once there is an operator, no printed link may make or change one. */
export async function forgetPrintedTokens(tx: Tx): Promise<void> {
  await tx.delete(serverSettings).where(eq(serverSettings.key, KEY));
}
