import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from './command.ts';
import { start } from './start.ts';

/** main.ts sees from the command that it is the demo. */
export const demo: Command = {
  does: 'the same with a temporary database and a sample organization',
  run: (given) => {
    const folder = mkdtempSync(join(tmpdir(), 'chargerota-demo-'));
    // Started by root, PostgreSQL runs as another user, who must be able to enter this folder.
    if (process.getuid?.() === 0) chmodSync(folder, 0o711);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    process.env['DATA_DIR'] = folder;
    // The demo writes only to its own database.
    delete process.env['DATABASE_URL'];
    return start.run(given);
  },
};
