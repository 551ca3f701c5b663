import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { serverSettings } from '../database/tables.ts';

/** The setting with that key; null before it is first needed. */
export async function findSetting(queries: Queries, key: string): Promise<unknown> {
  const [row] = await queries
    .select({ value: serverSettings.value })
    .from(serverSettings)
    .where(eq(serverSettings.key, key));
  return row?.value ?? null;
}

/** Stores `value`, unless another instance has stored one first. */
export async function insertSetting(queries: Queries, key: string, value: unknown): Promise<void> {
  await queries.insert(serverSettings).values({ key, value }).onConflictDoNothing();
}

/** Stores `value` in place of what is there. */
export async function putSetting(queries: Queries, key: string, value: unknown): Promise<void> {
  await queries
    .insert(serverSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: serverSettings.key, set: { value } });
}
