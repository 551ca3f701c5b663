// `npm run soak`: kills the application and its PostgreSQL twenty times each during bookings, and then looks for every
// confirmed reservation; then kills the delivery of notices fifty times, and looks for every notice; then the
// application at every point of a payment, and looks for every decision. `npm test` does the same a few times.
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
    'server/src/features/notifications/deliver/crash.test.ts',
    'server/src/features/billing/crash.test.ts',
    '--reporter=verbose',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { CRASH_ROUNDS: '20', NOTICE_KILLS: '50', BILLING_DEATHS: 'all', ...process.env },
  },
);
process.exit(status ?? 1);
