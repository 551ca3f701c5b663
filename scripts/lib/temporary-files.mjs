// The folder for a run's temporary files.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 6 * 2 ** 30;

/**
 * Makes every process of this run keep its temporary files in memory, if the system offers that and there is room. The
 * tests start dozens of database servers, which would otherwise wait for the disk. The tests of crashes kill processes,
 * so memory makes no difference to them. A TMPDIR that is already set is not changed.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  // A short name, because the path of a server's socket is limited to 107 bytes.
  const folder = mkdtempSync(`${MEMORY}/t-`);
  // The same mode as /tmp, because some servers run as another user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Makes every process of this run keep its compiled code in one folder. The tests start the application some eighty
 * times, and a quarter of a start is the compilation of the same code.
 */
export function keepCompiledCode() {
  const folder = mkdtempSync(join(tmpdir(), 'code-'));
  process.env.NODE_COMPILE_CACHE = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    // This system has no such folder.
    return false;
  }
}
