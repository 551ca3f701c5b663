import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';

/** The operating system account that runs PostgreSQL's programs and owns its files. */
export type Account = {
  /** For `chown`; undefined if the files belong to the application's own account. */
  owner: { uid: number; gid: number } | undefined;
  /** Runs a program to its end; `output` is its output on one line. */
  run(program: string, args: string[]): Promise<{ succeeded: boolean; output: string }>;
};

const self: Account = { owner: undefined, run: (program, args) => execute(program, args) };

const unprivileged = (owner: { uid: number; gid: number }): Account => ({
  owner,
  run: (program, args) => execute(program, args, owner),
});

// Root outside, "nobody" inside the namespace: PostgreSQL does not run as root, and the files stay root's.
const userNamespace: Account = {
  owner: undefined,
  run: (program, args) =>
    execute('unshare', ['--user', '--map-user=65534', '--map-group=65534', program, ...args]),
};

/**
 * Chooses the account that runs PostgreSQL. An ordinary user runs it as itself. PostgreSQL refuses root, so root uses
 * an unprivileged account that can enter the paths. If there is none, as below a home that only root may enter, it uses
 * a user namespace. An existing cluster stays with its owner.
 * @param dataDir an existing folder
 * @param clusterFolder the cluster's folder, which may not exist yet
 */
export async function chooseAccount(
  binaries: Binaries,
  dataDir: string,
  clusterFolder: string,
): Promise<Account> {
  if (process.getuid?.() !== 0) return self;
  for (const account of await candidates(dataDir, clusterFolder)) {
    // initdb also requires that the account has a name.
    const probe = 'id -un && cd -- "$1" && exec "$2" --version';
    const { succeeded } = await account.run('/bin/sh', ['-c', probe, 'sh', dataDir, binaries.postgres]);
    if (succeeded) return account;
  }
  throw new EmbeddedServerError(
    `PostgreSQL does not run as root, and no unprivileged account can enter both ${dataDir} and ` +
      `${dirname(binaries.postgres)}; start as an ordinary user, make them enterable, or set DATABASE_URL.`,
  );
}

async function candidates(dataDir: string, clusterFolder: string): Promise<Account[]> {
  const clusterOwner = await ownerOf(clusterFolder);
  if (clusterOwner) return [clusterOwner.uid === 0 ? userNamespace : unprivileged(clusterOwner)];
  // With `sudo npm start` in somebody's folder, the folder's owner can certainly enter it.
  const folderOwner = await ownerOf(dataDir);
  return [
    ...(folderOwner && folderOwner.uid !== 0 ? [unprivileged(folderOwner)] : []),
    ...(await systemAccounts(['postgres', 'nobody'])).map(unprivileged),
    userNamespace,
  ];
}

async function ownerOf(path: string) {
  const found = await stat(path).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

async function systemAccounts(names: string[]) {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((l) => l.split(':'));
  return names.flatMap((name) => {
    const line = lines.find((fields) => fields[0] === name);
    return line ? [{ uid: Number(line[2]), gid: Number(line[3]) }] : [];
  });
}

function execute(program: string, args: string[], owner?: { uid: number; gid: number }) {
  return new Promise<{ succeeded: boolean; output: string }>((resolve) => {
    const child = spawn(program, args, {
      ...owner,
      // The user's PG* variables and locale are left out, and the working directory is one that everybody can enter.
      env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C', TZ: 'UTC' },
      cwd: process.platform === 'win32' ? undefined : '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ succeeded: false, output: error.message }));
    child.on('close', (code) =>
      resolve({ succeeded: code === 0, output: output.trim().replaceAll(/\s+/g, ' ') }),
    );
  });
}
