import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../errors.ts';

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Whether a process is alive and is the PostgreSQL server of this data directory, as far as the system lets us see. The
 * process id alone proves nothing: after a crash another process may have it, in a container even another PostgreSQL.
 */
export async function isServerOf(data: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  // The server's working directory is its data directory. Unlike its command line, that stays true if the directory is
  // moved.
  const [workingFolder, own] = await Promise.all([
    stat(`/proc/${pid}/cwd`).catch(() => undefined),
    stat(data),
  ]);
  if (workingFolder) return workingFolder.dev === own.dev && workingFolder.ino === own.ino;
  return (await commandLine(pid)).includes('postgres');
}

/** Empty for a zombie process. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const listed = promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']);
  return listed.then(
    ({ stdout }) => stdout,
    () => '',
  );
}
