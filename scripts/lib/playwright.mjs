// Runs the browser journeys and reads their counts and times from Playwright's JSON report.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './steps.mjs';

/** Firefox is driven over a WebSocket, which Node.js 20 has behind a flag. */
const WITH_WEB_SOCKET =
  'WebSocket' in globalThis
    ? {}
    : { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`.trim() };

/** Runs the journeys and adds their counts to the tally under `name`. */
export async function playwright(tally, name, { env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chargerota-report-'));
  const report = join(folder, 'report.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const result = await run('node_modules/.bin/playwright', args, {
    env: { ...env, ...WITH_WEB_SOCKET, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  tally.runner(name, readReport(report), result);
  rmSync(folder, { recursive: true, force: true });
}

function readReport(report) {
  let suites;
  try {
    suites = JSON.parse(readFileSync(report, 'utf8')).suites;
  } catch {
    return { passed: 0, failed: 0, skipped: [], files: [], failures: [] };
  }
  const specs = suites.flatMap(allSpecs);
  const tests = specs.flatMap((spec) =>
    spec.tests.map((test) => ({ title: spec.title, status: test.status, results: test.results })),
  );
  const withStatus = (status) => tests.filter((test) => test.status === status);
  return {
    passed: withStatus('expected').length,
    // A flaky test is a defect, so it counts as failed even if a second try passed.
    failed: withStatus('unexpected').length + withStatus('flaky').length,
    skipped: withStatus('skipped').map((test) => test.title),
    failures: withStatus('unexpected').map(({ title, results }) => ({
      title,
      message: results
        .flatMap(({ errors }) => errors)
        .map(({ message }) => message)
        .join('\n'),
    })),
    files: suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: secondsOf(allSpecs(suite)) })),
  };
}

const allSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(allSpecs)];

const secondsOf = (specs) =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration / 1000, 0);
