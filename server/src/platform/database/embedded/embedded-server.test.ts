import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate.ts';
import { APPLICATION_ROLE } from './application-role.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { isAlive, isServerOf } from './processes.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const enters = (uid: number, folder: string) =>
  spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { uid, gid: uid }).status === 0;
const canRunAsNobody = isRoot && enters(NOBODY, root);
const canMakeNamespaces = isRoot && spawnSync('unshare', ['--user', 'true']).status === 0;

/** A temporary folder that everybody may enter. It contains the data folder that the tests give to applications. */
let home: string;
let dataDir: string;
const undo: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'chargerota-embedded-'));
  await chmod(home, 0o711);
  dataDir = join(home, 'data');
  undo.push(() => rm(home, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const start = async (folder = dataDir) => {
  const server = await startEmbeddedServer({ dataDir: folder });
  undo.push(() => server.stop());
  return server;
};

const clusterFolder = () => join(dataDir, 'postgres/data');
const serverPid = async () =>
  Number((await readFile(join(clusterFolder(), 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function query<Row>(connectionString: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

type Application = { process: ChildProcess; connectionString: string; refusal: string | undefined };

/** Starts an application in its own process group, and waits until it serves or says why it doesn't (`refusal`). */
async function launch(folder = dataDir, uid?: number): Promise<Application> {
  const application = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(root, 'server/testing/hold-embedded-server.ts'), folder],
    { detached: true, stdio: ['ignore', 'pipe', 'inherit'], ...(uid && { uid, gid: uid, cwd: '/' }) },
  );
  undo.push(() => end(application, 'SIGTERM'));
  const [line] = await once(createInterface(application.stdout), 'line');
  return { process: application, ...JSON.parse(String(line)) };
}

async function end(application: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (application.exitCode !== null || application.signalCode !== null) return;
  const exited = once(application, 'exit');
  process.kill(-application.pid!, signal);
  await exited;
}

describe('the embedded server', () => {
  test('is durable, speaks UTF-8, is reached through its folder alone, serves one application, is there again when it dies, and leaves no process behind, whose process id another may have', async () => {
    const server = await start();
    const settings = `
      SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
        current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS addresses,
        current_setting('server_encoding') AS encoding, lower('ÄÉ') AS lower, 'a' > 'Z' AS by_code_point`;
    expect(await query(server.connectionString, settings)).toEqual([
      {
        fsync: 'on',
        commit: 'on',
        checksums: 'on',
        addresses: '',
        encoding: 'UTF8',
        lower: 'äé',
        by_code_point: true,
      },
    ]);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);

    await expect(startEmbeddedServer({ dataDir })).rejects.toThrow(
      `Another ChargeRota already uses ${dataDir}; stop it, or give this one its own folder with DATA_DIR.`,
    );
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

    const killed = await serverPid();
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(() => query(server.connectionString, 'SELECT 1 AS one').catch(() => []), { timeout: 20_000 })
      .toEqual([{ one: 1 }]);
    const pid = await serverPid();
    expect(pid).not.toBe(killed);

    const file = join(clusterFolder(), 'postmaster.pid');
    const content = await readFile(file, 'utf8');
    await server.stop();
    expect(await isServerOf(clusterFolder(), pid)).toBe(false);
    await writeFile(file, content.replace(/^\d+/, String(process.pid)));
    const next = await start();
    expect(await query(next.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('a data folder of another version of PostgreSQL is left alone, and told with the commands that move it', async () => {
    const server = await start();
    await server.stop();
    const version = join(clusterFolder(), 'PG_VERSION');
    const own = (await readFile(version, 'utf8')).trim();
    await writeFile(version, '15\n');
    await expect(start()).rejects.toThrow(
      `${join(dataDir, 'postgres')} is of PostgreSQL 15, and this version of ChargeRota brings ${own}: with the version ` +
        'that used it last, run "chargerota backup FILE", then move the folder away, and with this one run ' +
        '"chargerota restore FILE".',
    );
    await writeFile(version, `${own}\n`);
    const next = await start();
    expect(await query(next.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('gives the application an account that owns its database and is no superuser, also in a folder that a superuser has filled', async () => {
    const { superuser, ...first } = await start();
    await migrateDatabase(first);
    // As older versions left it.
    await query(superuser, `REASSIGN OWNED BY ${APPLICATION_ROLE} TO CURRENT_USER`);
    await query(superuser, `DROP ROLE ${APPLICATION_ROLE}`);
    await query(
      superuser,
      `CREATE TYPE colour AS ENUM ('red'); CREATE VIEW names AS SELECT name FROM organizations`,
    );
    await first.stop();

    const { connectionString } = await start();
    const rights = 'SELECT rolname, rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user';
    expect(await query(connectionString, rights)).toEqual([
      { rolname: APPLICATION_ROLE, rolsuper: false, rolcreaterole: false },
    ]);
    await expect(query(connectionString, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow(
      'permission denied',
    );
    const foreign = `
      SELECT relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
      WHERE nspname IN ('public', 'drizzle') AND relowner <> current_user::regrole
      UNION ALL SELECT typname FROM pg_type WHERE typname IN ('colour', '_colour') AND typowner <> current_user::regrole
      UNION ALL SELECT datname FROM pg_database WHERE datname = current_database() AND datdba <> current_user::regrole
      UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'drizzle' AND nspowner <> current_user::regrole
      UNION ALL SELECT proname FROM pg_proc WHERE proname LIKE '%_entries_stay' AND proowner <> current_user::regrole`;
    expect(await query(connectionString, foreign)).toEqual([]);
    // Migrations that are still to come can change all of it.
    await query(
      connectionString,
      'ALTER TABLE organizations ADD COLUMN colour colour; DROP FUNCTION audit_entries_stay CASCADE',
    );
    await migrateDatabase({ connectionString });
  });

  test('of two applications that make the same folder at once, one serves and the other is refused', async () => {
    const both = await Promise.all([launch(), launch()]);
    expect(both.filter(({ refusal }) => refusal?.includes('already uses'))).toHaveLength(1);
    const serving = both.find(({ refusal }) => refusal === undefined);
    expect(await query(serving!.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('an application that starts while the last one stops takes over from it', async () => {
    const last = await launch();
    last.process.kill('SIGTERM');
    const next = await start();
    expect(await query(next.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('where the path is too long for a socket, it listens on loopback and asks for the password', async () => {
    const folder = join(home, 'a folder with a name far too long for a socket, & odd '.padEnd(110, 'ü'));
    const { connectionString } = await start(folder);
    expect(connectionString).toContain('host=127.0.0.1');
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const guessed = connectionString.replace(/:[^:@]+@/, ':guessed@');
    await expect(query(guessed, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  test('an initialization that was interrupted is removed and started again', async () => {
    const endedPid = spawnSync('true').pid;
    const unfinished = join(dataDir, 'postgres', `new-${endedPid}`);
    await mkdir(join(unfinished, 'base'), { recursive: true });
    await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
    const server = await start();
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain(`new-${endedPid}`);
  });
});

describe('what was acknowledged is there again after kill -9', () => {
  test('of the application, whose server is adopted', async () => {
    const application = await launch();
    const pid = await serverPid();
    const acknowledged = await writeUntil(application.connectionString, () =>
      end(application.process, 'SIGKILL'),
    );
    const next = await start();
    expect(await serverPid()).toBe(pid);
    expect(await lost(next.connectionString, acknowledged)).toEqual([]);
  });

  test('of the application and every process of the server', async () => {
    const application = await launch();
    const acknowledged = await writeUntil(application.connectionString, async () => {
      const processes = await query<{ pid: number }>(
        application.connectionString,
        'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
      );
      process.kill(await serverPid(), 'SIGKILL');
      for (const { pid } of processes.filter((entry) => isAlive(entry.pid))) process.kill(pid, 'SIGKILL');
      await end(application.process, 'SIGKILL');
    });
    const next = await start();
    expect(await lost(next.connectionString, acknowledged)).toEqual([]);
  });

  /** Commits rows on four connections, kills after the 100th, and returns the acknowledged rows. */
  async function writeUntil(connectionString: string, kill: () => Promise<void>): Promise<number[]> {
    await query(connectionString, 'CREATE TABLE bookings (id int PRIMARY KEY)');
    let next = 0;
    const acknowledged: number[] = [];
    let killed: Promise<void> | undefined;
    const writer = async () => {
      const client = new Client({ connectionString });
      client.on('error', () => {});
      await client.connect();
      try {
        for (;;) {
          const id = next++;
          await client.query('INSERT INTO bookings VALUES ($1)', [id]);
          acknowledged.push(id);
          if (acknowledged.length >= 100) killed ??= kill();
          if (killed && acknowledged.length >= 200) break;
        }
      } catch {
        // The server was killed during the query.
      } finally {
        await client.end().catch(() => {});
      }
    };
    await Promise.all([writer(), writer(), writer(), writer()]);
    await killed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    return acknowledged;
  }

  async function lost(connectionString: string, acknowledged: number[]): Promise<number[]> {
    const rows = await query<{ id: number }>(connectionString, 'SELECT id FROM bookings');
    const stored = new Set(rows.map(({ id }) => id));
    return acknowledged.filter((id) => !stored.has(id));
  }
});

describe('the user that it runs as', () => {
  test.skipIf(!canRunAsNobody)('started by an ordinary user, it runs as that user', async () => {
    await mkdir(dataDir, { mode: 0o700 });
    await chown(dataDir, NOBODY, NOBODY);
    const application = await launch(dataDir, NOBODY);
    expect(application.refusal).toBeUndefined();
    expect(await query(application.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await stat(clusterFolder())).uid).toBe(NOBODY);
    const pid = await serverPid();
    await end(application.process, 'SIGTERM');
    expect(await isServerOf(clusterFolder(), pid)).toBe(false);
  });

  test.skipIf(!canRunAsNobody)(
    "started as root, it runs as an account that can enter the folder, and another user's folder is refused in one sentence",
    async () => {
      const server = await start();
      expect((await stat(clusterFolder())).uid).not.toBe(0);
      await server.stop();
      const { refusal } = await launch(dataDir, NOBODY);
      expect(refusal).toBe(
        `${dataDir} is not ours to use (EPERM); start as its owner, or give another folder with DATA_DIR.`,
      );
    },
  );

  test.skipIf(!canRunAsNobody)(
    "started as root in somebody's own folder, it runs as the folder's owner",
    async () => {
      await mkdir(dataDir, { mode: 0o700 });
      await chown(dataDir, NOBODY, NOBODY);
      await start();
      expect((await stat(clusterFolder())).uid).toBe(NOBODY);
    },
  );

  test.skipIf(!canMakeNamespaces)(
    'started as root in a home that only root may enter, it runs as root in a user namespace',
    async () => {
      await chmod(home, 0o700);
      const first = await launch();
      expect(first.refusal).toBeUndefined();
      expect((await stat(clusterFolder())).uid).toBe(0);
      await end(first.process, 'SIGKILL');
      const pid = await serverPid();
      const next = await start();
      expect(await query(next.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await serverPid()).toBe(pid);
      await next.stop();
      expect(await isServerOf(clusterFolder(), pid)).toBe(false);
    },
  );
});
