// Starts a PostgreSQL that is installed on the machine (not the embedded one), so that the data tests and the main
// journey also run as against a company's server. Its directory is removed when it stops.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder with `initdb` and `postgres`, of the newest version; undefined if PostgreSQL isn't installed. */
export function findPostgresPrograms() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(root, version, 'bin')),
    '/opt/homebrew/opt/postgresql@15/bin',
    '/usr/local/opt/postgresql@15/bin',
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** A running server: `url` to its `postgres` database, `version`, and `stop()`. */
export async function startSeparatePostgres(programs) {
  const directory = mkdtempSync(join(tmpdir(), 'chargerota-pg-'));
  // PostgreSQL refuses to run as root.
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : {};
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid);
  const data = join(directory, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: directory, stdio: 'ignore' },
  );
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${directory}`,
    ].concat(['-c', 'max_connections=300', '-c', 'fsync=off']),
    { ...account, cwd: directory, stdio: 'ignore' },
  );
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, server);
  return {
    url,
    version: execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    async stop() {
      server.kill('SIGINT');
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url, server) {
  const { default: pg } = await import('pg');
  for (;;) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode} before it answered`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export function unprivilegedAccount() {
  const id = (...args) => Number(execFileSync('id', args, { encoding: 'utf8' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // this account does not exist on the machine: try the next
    }
  }
  throw new Error('PostgreSQL cannot run as root, and neither the account postgres nor nobody exists.');
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
