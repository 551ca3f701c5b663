import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** PostgreSQL's own configuration, by its names. */
export type Settings = Record<string, string | number>;

/** The address of a running server: a socket's folder or a loopback address, and the port. */
export type Address = { host: string; port: number };

/** A socket in `folder`, or a free port on loopback if a socket is not possible. */
export async function chooseAddress(folder: string): Promise<Address> {
  return hasRoomForSocket(folder)
    ? { host: folder, port: 5432 }
    : { host: '127.0.0.1', port: await freePort() };
}

/** The operating system's limit on a socket's path: 107 bytes on Linux, 103 elsewhere; Windows has TCP only. */
function hasRoomForSocket(folder: string): boolean {
  if (process.platform === 'win32') return false;
  const limit = process.platform === 'linux' ? 107 : 103;
  return Buffer.byteLength(socket(folder)) <= limit;
}

const socket = (folder: string) => join(folder, '.s.PGSQL.5432');
/** PostgreSQL's lock file beside its socket. */
export const socketLock = (folder: string) => `${socket(folder)}.lock`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Writes the whole configuration file of a data directory. */
export async function writeSettings(
  data: string,
  { host, port }: Address,
  settings: Settings,
): Promise<void> {
  const usesSocket = host !== '127.0.0.1';
  const all: Settings = {
    listen_addresses: usesSocket ? '' : host,
    unix_socket_directories: usesSocket ? host : '',
    unix_socket_permissions: '0700',
    port,
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The application handles statements that fail; their text, which may hold personal data, stays out of this log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    ...settings,
  };
  const lines = Object.entries(all).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  );
  const header =
    '# Written by ChargeRota at every start. Own settings: ALTER SYSTEM SET … (kept in postgresql.auto.conf).';
  await writeFile(join(data, 'postgresql.conf'), `${[header, ...lines].join('\n')}\n`);
}
