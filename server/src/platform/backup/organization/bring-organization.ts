import type { Client } from 'pg';
import { clientConfig } from '../../database/address.ts';
import { pgError } from '../../database/errors.ts';
import { appliedMigrations } from '../../database/migrate.ts';
import { notWhole, readBackupFile } from '../file.ts';
import { BackupError, header, type Header, type Manifest } from '../format.ts';
import { copyInto, readTables, tellRestored, type Restored } from '../read-tables.ts';
import { BackupReader } from '../reader.ts';
import { isOfContent, type RestoreOptions } from '../restore-backup.ts';
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
    const loaded = await load(client, backup, about, options);
    await goOnCounting(client, about.organization);
    await options.recount(client, await peopleWithReservations(client, about.organization.id));
    await client.query('COMMIT');
    return tellRestored(about, loaded, startedAt);
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
  { otherKeys, signal }: BringOptions,
): Promise<Manifest> {
  let known = new Map<string, string>();
  return readTables(backup, about, async ({ name, columns }, rows) => {
    const into = inSql([name]);
    const list = inSql(columns);
    await client.query(`CREATE TEMP TABLE moved ON COMMIT DROP AS SELECT ${list} FROM ${into} LIMIT 0`);
    const taken = await copyInto(client, 'moved', replaceIds(rows, known), signal);
    if (name === 'server_settings') await settleKeys(client, about.organization!.id, otherKeys);
    else {
      if (name === 'users') known = await findAccounts(client);
      const isTenants = columns.includes('organization_id') || name === 'organizations';
      const unlessThere = isTenants ? '' : ' ON CONFLICT DO NOTHING';
      await client.query(`INSERT INTO ${into} (${list}) SELECT ${list} FROM moved${unlessThere}`);
    }
    await client.query('DROP TABLE moved');
    return taken;
  });
}

async function peopleWithReservations(client: Client, organizationId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT DISTINCT user_id AS id FROM reservations WHERE organization_id = $1',
    [organizationId],
  );
  return rows.map(({ id }) => id);
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
async function goOnCounting(
  client: Client,
  { countedUntil, monthsUntil }: NonNullable<Header['organization']>,
): Promise<void> {
  await client.query(
    `UPDATE report_sums SET counted_until = least(counted_until, $1::date), months_until = least(months_until, $2::date)`,
    [countedUntil, monthsUntil],
  );
}

function explain(error: unknown, path: string): unknown {
  if (isOfContent(error)) return notWhole(path, error);
  const refused = pgError(error);
  if (refused?.code === '23P01')
    return new BackupError(
      'Somebody who has an account in both has reservations at the same time in both; cancel one of these before.',
      { cause: error },
    );
  return refused?.code.startsWith('23')
    ? new BackupError(
        `A row does not fit those that are there (${refused.constraint}: ${refused.detail}); nothing was changed.`,
        { cause: error },
      )
    : error;
}
