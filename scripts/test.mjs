// `npm test`: everything that CI runs, ending with one line `N passed, N failed`.
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();

const { keepCompiledCode, keepTemporaryFilesInMemory } = await import('./lib/temporary-files.mjs');
const { checkBesideUnitTests } = await import('./lib/static-checks.mjs');
const { run, Tally } = await import('./lib/steps.mjs');
const { vitest } = await import('./lib/vitest.mjs');
const { playwright } = await import('./lib/playwright.mjs');
const { findBrowser } = await import('./lib/browser.mjs');
const { DEPEND_ON_THE_SERVER, ONCE } = await import('./lib/depend-on-the-server.mjs');
const { findPostgresPrograms, startSeparatePostgres } = await import('./lib/separate-postgres.mjs');

keepTemporaryFilesInMemory();
keepCompiledCode();
const tally = new Tally();

await checkBesideUnitTests(tally);
const separateFollows = Boolean(process.env.TEST_DATABASE_URL || findPostgresPrograms());
const built = tally.check('build', await run('node', ['scripts/build.mjs']));
if (built) {
  const measured = await run('node', ['--import', 'tsx', 'bench/src/main.ts', 'first-load']);
  tally.check('size of the first load', measured);
  tally.check('the package, in an empty folder', await run('node', ['scripts/pack.mjs', '--try']));
}
await vitest(tally, 'data', {
  name: 'data tests on the embedded server',
  env: { TEST_DATABASE_URL: '', TEST_BUILT_APPLICATION: built ? '1' : '' },
  except: separateFollows ? ONCE : [],
});

const browser = await findBrowser().catch((error) => tally.fail(error.message));
// Side by side, because journeys wait for clocks, mails and servers that start again. One worker beside theirs uses the
// rest of a small machine; more would make everything so slow that tests reach their time limits.
await Promise.all([journeysOnTheEmbeddedServer(), testsOnASeparateServer()]);
tally.showTimes();
tally.showFailures();
process.exit(tally.close());

async function journeysOnTheEmbeddedServer() {
  if (!built || !browser) return;
  await playwright(tally, 'journeys on the embedded server', {
    env: { CHROMIUM_PATH: browser, TEST_DATABASE_URL: '' },
  });
}

async function testsOnASeparateServer() {
  const separate = await separatePostgres();
  if (!separate) {
    tally.skip('data tests on a separate PostgreSQL', 'none is installed and TEST_DATABASE_URL is not set');
    return;
  }
  console.log(`separate PostgreSQL: ${separate.version}`);
  await vitest(tally, 'data', {
    name: 'data tests that depend on the server, on a separate PostgreSQL',
    env: { TEST_DATABASE_URL: separate.url, TEST_BUILT_APPLICATION: built ? '1' : '' },
    only: DEPEND_ON_THE_SERVER,
    workers: 1,
  });
  await separate.stop();
}

async function separatePostgres() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, version: 'the server of TEST_DATABASE_URL', stop: async () => {} };
  const programs = findPostgresPrograms();
  return programs && startSeparatePostgres(programs);
}
