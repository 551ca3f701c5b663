// Where a run keeps what it throws away.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 6 * 2 ** 30;

/**
 * Has every process of this run keep its temporary files in memory, where the system offers that and there is room: the
 * tests start dozens of database servers, which wait for the disk otherwise. What they show of crashes is about killed
 * processes, for which it makes no difference. TMPDIR, set, is left as it is.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  // A short name: the path of a server's socket has 107 bytes.
  const folder = mkdtempSync(`${MEMORY}/t-`);
  // As /tmp: some servers run as another user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    // There is none on this system.
    return false;
  }
}
