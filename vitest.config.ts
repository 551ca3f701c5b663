import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Two projects: `unit` needs nothing but Node; `data` runs on a real PostgreSQL that its global set-up starts.
const onSeparateServer = Boolean(process.env['TEST_DATABASE_URL']);
/** `npm test` runs these on a separate PostgreSQL instead (scripts/lib/depend-on-the-server.mjs). */
const elsewhere = process.env['TESTED_ELSEWHERE']?.split(' ') ?? [];
const aboutTheEmbeddedServer = [
  'server/src/platform/database/embedded/**',
  'server/src/crash.test.ts',
  'server/src/main.test.ts',
];

// Test files of a worker share its modules, which take longer to load than most tests to run. Some modules keep state
// (web/src/lib/network.ts, web/src/ui/toast.ts, …): a test of one loads it anew with vi.resetModules() or undoes what
// it did. A project inherits nothing from the settings around it: each says it itself.
const isolate = false;

export default defineConfig({
  test: {
    // `npm test` runs vitest up to three times: the later runs reuse the code that the first has transformed.
    experimental: { fsModuleCache: true },
    // One more than the cores of a small machine, where vitest would leave one alone: many data tests wait for processes.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: [
            'messages/src/**/*.test.ts',
            'domain/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'server/src/**/*.unit.test.ts',
            'web/src/**/*.test.ts',
          ],
          // Property tests try hundreds of cases; beside the linter on a busy machine they take their time.
          testTimeout: 120_000,
          // Style sheets are empty for tests, except for those that read them.
          css: { include: [/\?raw$/] },
        },
      },
      {
        test: {
          name: 'data',
          isolate,
          include: ['server/src/**/*.test.ts'],
          exclude: [
            'server/src/**/*.unit.test.ts',
            ...elsewhere,
            ...(onSeparateServer ? aboutTheEmbeddedServer : []),
          ],
          globalSetup: ['server/testing/global-setup.ts'],
          // Long enough for a busy machine.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // What a test waits for takes a second, often, on a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
