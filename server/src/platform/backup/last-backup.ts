import * as z from 'zod';
import type { Queries } from '../database/database.ts';
import { findSetting, putSetting } from '../installation/store.ts';

/** Under its key in `server_settings`. */
const KEY = 'last-backup';

const stored = z.object({
  /** The last one that was made. */
  made: z.object({ at: z.iso.datetime(), bytes: z.number(), seconds: z.number() }).nullable(),
  /** Why there was none since. */
  failure: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type LastBackup = z.infer<typeof stored>;

/** What is known of the last backup, by whichever instance or command. */
export async function readLastBackup(queries: Queries): Promise<LastBackup> {
  const { data } = stored.safeParse(await findSetting(queries, KEY));
  return data ?? { made: null, failure: null };
}

export async function keepLastBackup(
  queries: Queries,
  { at, bytes, seconds }: { at: Date; bytes: number; seconds: number },
): Promise<void> {
  const made = { at: at.toISOString(), bytes, seconds };
  await putSetting(queries, KEY, { made, failure: null } satisfies LastBackup);
}

export async function keepFailedBackup(queries: Queries, at: Date, reason: string): Promise<void> {
  const { made } = await readLastBackup(queries);
  const failure = { at: at.toISOString(), reason };
  await putSetting(queries, KEY, { made, failure } satisfies LastBackup);
}
