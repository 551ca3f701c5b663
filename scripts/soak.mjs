// `npm run soak`: kills the application and its PostgreSQL twenty times each during bookings, and then looks for every
// confirmed reservation; then kills the delivery of notifications fifty times, and looks for every notification; then the
// application at every point of a payment, and looks for every decision; then compares 2,000 states of the line with an
// oracle. `npm test` does the same a few times. At the end
// every journey walks everywhere: the main ones at both sizes, with contrast in both themes on each screen.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled();
const { findBrowser } = await import('./lib/browser.mjs');
const { playwright } = await import('./lib/playwright.mjs');
const { Tally } = await import('./lib/steps.mjs');
const kills = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'data',
    'server/src/crash.test.ts',
    'server/src/features/notifications/deliver/crash.test.ts',
    'server/src/features/billing/provider/crash.test.ts',
    'server/src/line-oracle.test.ts',
    '--reporter=verbose',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      CRASH_ROUNDS: '20',
      NOTIFICATION_KILLS: '50',
      BILLING_DEATHS: 'all',
      LINE_STATES: '2000',
      ...process.env,
    },
  },
);
const browser = await findBrowser();
const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
const tally = new Tally();
await playwright(tally, 'journeys everywhere', {
  env: { CHROMIUM_PATH: browser, TEST_DATABASE_URL: '', E2E_EVERYWHERE: '1' },
});
const failed = tally.close();
// Without a status it was itself killed, which is no success.
process.exit(kills.status === 0 ? failed : 1);
