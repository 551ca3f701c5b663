import { rm } from 'node:fs/promises';
import type { Client } from 'pg';
import { pgError } from '../../database/errors.ts';
import { BackupError } from '../format.ts';
import { applySettings, connectAlone, inSql, requireOwner } from '../session.ts';
import { writeRows, type Backup, type BackupOptions } from '../write-backup.ts';
import { beginAlone, BEGIN } from './begin-alone.ts';
import { findPeople, rowsOfOrganization, type Moving } from './rows.ts';

export type TakeOptions = BackupOptions & {
  /** Its id or its name. */
  organization: string;
  /** Whether it is removed here in the same transaction. */
  remove: boolean;
  /** How long a moment is waited for in which nobody writes. */
  patienceMs?: number;
  /** Counts the months of these people anew from the reservations that are left. */
  recount: (client: Client, people: readonly string[]) => Promise<void>;
};

/**
 * Writes one organization into a file for another installation, while this one goes on. With `remove` it is deleted in the
 * transaction that has read it, and until that ends nobody changes anything in the installation: they wait, or are told to
 * try again, so nothing is lost in between.
 */
export async function takeOrganization({
  connection,
  madeAt,
  organization,
  remove,
  recount,
  patienceMs,
  ...file
}: TakeOptions): Promise<Backup> {
  const startedAt = performance.now();
  const client = await connectAlone(connection);
  try {
    if (remove) await requireOwner(client);
    await (remove ? beginAlone(client, patienceMs) : client.query(BEGIN));
    await applySettings(client, { lock_timeout: '60s' });
    const moving = await rowsOfOrganization(client, organization);
    const tables = moving.tables.map((table) => ({ ...table, condition: table.rowsOf(moving.people) }));
    const counted = { ...moving.organization, ...(await readSums(client)) };
    const written = await writeRows(client, tables, { madeAt, file, organization: counted });
    if (remove) await commitRemoval(client, moving, { path: file.path, recount });
    return { ...written, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    await client.end();
  }
}

/** Conflicts, constraints, and a server that takes no writes. */
const REFUSED = /^(?:40001|40P01|23...|25006)$/;

/**
 * The file is of no use if nothing was removed. Once COMMIT is sent that is only sure if the database itself refuses it: a
 * pooler also answers with a code when it has lost a server that has committed.
 */
async function commitRemoval(
  client: Client,
  moving: Moving,
  { path, recount }: Pick<TakeOptions, 'path' | 'recount'>,
): Promise<void> {
  let isCommitSent = false;
  try {
    await removeRows(client, moving, recount);
    isCommitSent = true;
    await client.query('COMMIT');
  } catch (error) {
    if (isCommitSent && !REFUSED.test(pgError(error)?.code ?? ''))
      throw new BackupError(
        `${path} is whole, but the database was lost: look whether the organization is still there.`,
        { cause: error },
      );
    await rm(path, { force: true });
    throw error;
  }
}

/** Until when its days and months are counted. */
async function readSums(client: Client) {
  const { rows } = await client.query<{ countedUntil: string; monthsUntil: string }>(
    `SELECT counted_until::text AS "countedUntil", months_until::text AS "monthsUntil" FROM report_sums`,
  );
  return rows[0]!;
}

async function removeRows(
  client: Client,
  { organization, people, tables }: Moving,
  recount: TakeOptions['recount'],
): Promise<void> {
  const elsewhere = new Set(await findPeople(client, 'organization_id <> $1', organization.id));
  const staying = people.filter((id) => elsewhere.has(id));
  const gone = people.filter((id) => !elsewhere.has(id));
  // The audit log may only be added to; it goes with its organization.
  await client.query('ALTER TABLE audit_entries DISABLE TRIGGER USER');
  for (const { name, rowsOf } of tables.toReversed()) {
    if (name !== 'server_settings') await client.query(`DELETE FROM ${inSql([name])} WHERE ${rowsOf(gone)}`);
  }
  await client.query('ALTER TABLE audit_entries ENABLE TRIGGER USER');
  // What nobody has seen yet tells nobody any more.
  await client.query('DELETE FROM live_events WHERE organization_id = $1', [organization.id]);
  await recount(client, staying);
}
