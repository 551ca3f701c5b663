import { randomBytes } from 'node:crypto';
import webPush from 'web-push';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { findSetting, insertSetting } from './store.ts';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
/** The pair by which push services know this installation (RFC 8292). */
export type VapidKeys = z.infer<typeof vapidKeys>;

/** Keys that the installation makes for itself when they are first needed, and keeps in its database. */
export type InstallationKeys = {
  vapid(): Promise<VapidKeys>;
  /** Signs links in mails that have no row in the database. */
  links(): Promise<Buffer>;
  /** Hides for whom attempts are counted: a plain hash of an IPv4 address is guessed within seconds. */
  attempts: Buffer;
};

/** All instances share the keys. */
export async function installationKeys(database: Database): Promise<InstallationKeys> {
  const read = keptOnce(database);
  const readBytes = async (name: string) =>
    Buffer.from(await read(name, z.string(), () => randomBytes(32).toString('base64')), 'base64');
  return {
    attempts: await readBytes('attempt-key'),
    vapid: () => read('vapid', vapidKeys, () => webPush.generateVAPIDKeys()),
    links: () => readBytes('link-key'),
  };
}

/** Reads each setting once per process; after a failure it is read again the next time. */
function keptOnce({ drizzle }: Database) {
  const known = new Map<string, Promise<unknown>>();
  const load = async (key: string, make: () => unknown): Promise<unknown> => {
    const kept = await findSetting(drizzle, key);
    if (kept !== null) return kept;
    await insertSetting(drizzle, key, make());
    return findSetting(drizzle, key);
  };
  return async <T>(key: string, schema: z.ZodType<T>, make: () => T): Promise<T> => {
    let loading = known.get(key);
    if (!loading) {
      loading = load(key, make);
      known.set(key, loading);
      loading.catch(() => known.delete(key));
    }
    return schema.parse(await loading);
  };
}
