// `npm run soak`: kills the application and its PostgreSQL twenty times each during bookings, and then looks for every
// confirmed reservation. `npm test` does the same three times.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'data',
    'server/src/crash.test.ts',
    '--reporter=verbose',
  ],
  { cwd: root, stdio: 'inherit', env: { CRASH_ROUNDS: '20', ...process.env } },
);
process.exit(status ?? 1);
