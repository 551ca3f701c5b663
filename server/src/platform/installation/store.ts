import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { serverSettings } from '../database/tables.ts';

/** What is kept under `key`; null before the first start that needs it. */
export async function findSetting(queries: Queries, key: string): Promise<unknown> {
  const [row] = await queries
    .select({ value: serverSettings.value })
    .from(serverSettings)
    .where(eq(serverSettings.key, key));
  return row?.value ?? null;
}

/** Keeps `value` unless another instance was first, whose value then stands. */
export async function insertSetting(queries: Queries, key: string, value: unknown): Promise<void> {
  await queries.insert(serverSettings).values({ key, value }).onConflictDoNothing();
}
