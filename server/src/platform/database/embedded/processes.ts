import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../errors.ts';

/** Whether a process with this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether a living process is a PostgreSQL server, as far as the system lets us see; a zombie is none. */
export async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const command =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/cmdline`, 'utf8')
      : promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).then(({ stdout }) => stdout);
  return /postgres/.test(await command.catch(() => ''));
}
