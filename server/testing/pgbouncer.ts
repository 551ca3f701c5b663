import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Whether Debian's package `pgbouncer` is installed, and the server can be reached by its account. */
export const canBePooled = (url: string): boolean =>
  existsSync(PROGRAM) && !new Client({ connectionString: url }).host.startsWith('/');

/** A PgBouncer with its own defaults in front of a server; `url` leads through it to the same database. */
export async function openPgBouncer(url: string, mode: 'session' | 'transaction') {
  const folder = await mkdtemp(join(tmpdir(), 'chargerota-pgbouncer-'));
  await chmod(folder, 0o755);
  const { host, port: behind, user, password, database } = new Client({ connectionString: url });
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${database} = host=${host} port=${behind} dbname=${database} user=${user}${password ? ` password=${password}` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  );
  // It refuses to run as root.
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const program = spawn(PROGRAM, [...asRoot, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  // It says so when it listens.
  await new Promise<void>((resolve, reject) => {
    program.once('close', () => reject(new Error('PgBouncer did not start')));
    program.stderr.on('data', (line) => {
      if (String(line).includes('process up')) resolve();
    });
  });
  return {
    url: `postgresql://${user}@127.0.0.1:${port}/${database}`,
    close: async () => {
      program.kill('SIGKILL');
      await once(program, 'close');
      await rm(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
