import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { serverSettings } from '../../../platform/database/tables.ts';
import { operators } from '../tables.ts';

/** The hashes of the tokens in printed links. Each instance prints its own when it starts. */
const KEY = 'operator-setup-tokens';

const isPrinted = (tokenHash: string) =>
  and(eq(serverSettings.key, KEY), sql`${serverSettings.value} ? ${tokenHash}`);

export const hasOperator = async (queries: Queries): Promise<boolean> =>
  (await queries.$count(operators)) > 0;

export async function hasPrintedTokens(queries: Queries): Promise<boolean> {
  return (await queries.$count(serverSettings, eq(serverSettings.key, KEY))) > 0;
}

/** The latest twenty count: more instances than that do not start at once. */
export async function addPrintedToken(queries: Queries, tokenHash: string): Promise<void> {
  const latest = sql`(
    SELECT jsonb_agg(hash ORDER BY place)
    FROM jsonb_array_elements(${serverSettings.value} || excluded.value) WITH ORDINALITY AS e (hash, place)
    WHERE place > jsonb_array_length(${serverSettings.value}) - 19)`;
  await queries
    .insert(serverSettings)
    .values({ key: KEY, value: [tokenHash] })
    .onConflictDoUpdate({ target: serverSettings.key, set: { value: latest } });
}

export async function isPrintedToken(queries: Queries, tokenHash: string): Promise<boolean> {
  return (await queries.$count(serverSettings, isPrinted(tokenHash))) > 0;
}

/** Uses up all printed tokens by one of them; false if it is not one any more. */
export async function takePrintedTokens(tx: Tx, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(serverSettings)
    .where(isPrinted(tokenHash))
    .returning({ key: serverSettings.key });
  return taken.length === 1;
}

/** Once there is an operator, no printed link may make or change one. */
export async function forgetPrintedTokens(tx: Tx): Promise<void> {
  await tx.delete(serverSettings).where(eq(serverSettings.key, KEY));
}
