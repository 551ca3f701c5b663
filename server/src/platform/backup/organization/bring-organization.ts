import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { clientConfig } from '../../database/address.ts';
import { pgError } from '../../database/errors.ts';
import { appliedMigrations } from '../../database/migrate.ts';
import { notWhole, readBackupFile } from '../file.ts';
import { BackupError, header, manifest, tableLine, type Header, type Manifest } from '../format.ts';
import { BackupReader, UnexpectedContent } from '../reader.ts';
import { isOfContent, type Restored, type RestoreOptions } from '../restore-backup.ts';
import { watchRows } from '../rows.ts';
import { applySettings, connectAlone, inSql } from '../session.ts';
import { replaceIds } from './replace-ids.ts';
import { KEYS } from './rows.ts';

export type BringOptions = Omit<RestoreOptions, 'migrations'> & {
  /** Accepts that codes on chargers and links in sent mails are void, since other keys have signed them. */
  otherKeys: boolean;
  /** Counts the months of these people anew from their reservations. */
  recount: (client: Client, people: readonly string[]) => Promise<void>;
};

/**
 * Adds the organization in a file to an installation that may have others and be running, all or nothing. Who has an
 * account there already, by their address, keeps that account, and gets all that the organization has of them.
 * @throws BackupError
 */
export async function bringOrganization(options: BringOptions): Promise<Restored> {
  const startedAt = performance.now();
  const { path, address, passphrase } = options;
  const backup = new BackupReader(readBackupFile(path, passphrase));
  const client = await connectAlone(clientConfig(address));
  try {
    const about = await backup.line(header);
    if (!about.organization)
      throw new BackupError(`${path} holds a whole installation; restore it without --into.`);
    await requireSameSchema(client, about);
    await client.query('BEGIN');
    await applySettings(client, { lock_timeout: '10s' });
    await requireNew(client, about.organization.id);
    const rows = await load(client, backup, about, options);
    await client.query('COMMIT');
    const { version, madeAt, postgres, tables } = about;
    const seconds = (performance.now() - startedAt) / 1000;
    return { version, madeAt, postgres, rows, tables: tables.length, seconds };
  } catch (error) {
    throw explain(error, path);
  } finally {
    await client.end();
    await backup.close();
  }
}

async function requireSameSchema(client: Client, about: Header): Promise<void> {
  const names = (migrations: readonly { name: string }[]) => migrations.map(({ name }) => name).join(' ');
  if (names(await appliedMigrations(client)) !== names(about.migrations))
    throw new BackupError(
      'The two installations have different versions of ChargeRota; bring both to the same one before.',
    );
}

async function requireNew(client: Client, id: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM organizations WHERE id = $1', [id]);
  if (rowCount) throw new BackupError('The organization is there already; nothing was changed.');
}

async function load(
  client: Client,
  backup: BackupReader,
  about: Header,
  { otherKeys, recount, signal }: BringOptions,
): Promise<number> {
  const loaded: Manifest['tables'] = [];
  let known = new Map<string, string>();
  for (const { name, columns } of about.tables) {
    const { table } = await backup.line(tableLine);
    if (table !== name) throw new UnexpectedContent(`${table} instead of ${name}`);
    const watched = watchRows();
    const into = inSql([name]);
    await client.query(
      `CREATE TEMP TABLE moved ON COMMIT DROP AS SELECT ${inSql(columns)} FROM ${into} LIMIT 0`,
    );
    const copy = client.query(copyFrom('COPY moved FROM STDIN'));
    await pipeline(Readable.from(replaceIds(watched.of(backup.rows()), known)), copy, { signal });
    loaded.push({ name, ...watched.total() });
    if (name === 'server_settings') await settleKeys(client, about.organization!.id, otherKeys);
    else {
      if (name === 'users') known = await findAccounts(client);
      const isTenants = columns.includes('organization_id') || name === 'organizations';
      const unlessThere = isTenants ? '' : ' ON CONFLICT DO NOTHING';
      await client.query(
        `INSERT INTO ${into} (${inSql(columns)}) SELECT ${inSql(columns)} FROM moved${unlessThere}`,
      );
    }
    await client.query('DROP TABLE moved');
  }
  const said = await backup.line(manifest);
  await backup.end();
  if (JSON.stringify(said.tables) !== JSON.stringify(loaded))
    throw new UnexpectedContent('other rows than the manifest says');
  await goOnCounting(client, about);
  const { id } = about.organization!;
  const { rows: people } = await client.query<{ id: string }>(
    'SELECT DISTINCT user_id AS id FROM reservations WHERE organization_id = $1',
    [id],
  );
  await recount(
    client,
    people.map((person) => person.id),
  );
  return loaded.reduce((sum, { rows }) => sum + rows, 0);
}

/** Those who have an account here, by what their id was there. They are inserted no more. */
async function findAccounts(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ there: string; here: string }>(`
    WITH known AS (SELECT m.id AS there, u.id AS here FROM moved m JOIN users u ON lower(u.email) = lower(m.email)),
    kept AS (DELETE FROM moved m USING known WHERE m.id = known.there)
    SELECT there, here FROM known`);
  return new Map(rows.map(({ there, here }) => [there, here]));
}

/** A new installation takes the keys over; one in use must have the same. */
async function settleKeys(client: Client, id: string, otherKeys: boolean): Promise<void> {
  const { rows } = await client.query<{ isInUse: boolean; isSame: boolean }>(
    `
    SELECT EXISTS (SELECT FROM organizations WHERE id <> $1) AS "isInUse",
      NOT EXISTS (SELECT FROM moved m JOIN server_settings s USING (key) WHERE s.value <> m.value) AS "isSame"`,
    [id],
  );
  const { isInUse, isSame } = rows[0]!;
  if (isInUse && !isSame && !otherKeys)
    throw new BackupError(
      'The two installations have different keys: codes on chargers and links in mails would no longer work. ' +
        'Move into a new installation, which takes the keys over, or give --other-keys and print the codes again.',
    );
  if (isInUse && !isSame) return;
  await client.query(`DELETE FROM server_settings WHERE ${KEYS} AND key IN (SELECT key FROM moved)`);
  await client.query('INSERT INTO server_settings SELECT * FROM moved');
}

/** Days and months that were not counted there yet are counted here, where those of others stay as they are. */
async function goOnCounting(client: Client, about: Header): Promise<void> {
  const { countedUntil, monthsUntil } = about.organization!;
  await client.query(
    `UPDATE report_sums SET counted_until = least(counted_until, $1::date), months_until = least(months_until, $2::date)`,
    [countedUntil, monthsUntil],
  );
}

function explain(error: unknown, path: string): unknown {
  if (pgError(error)?.code === '23P01')
    return new BackupError(
      'Somebody who has an account in both has reservations at the same time in both; cancel one of these before.',
      { cause: error },
    );
  return isOfContent(error) ? notWhole(path, error) : error;
}
