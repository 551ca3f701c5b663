// Runs one of vitest's projects and reads its counts and times from the JSON report.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { showAttacks } from './attacks.mjs';
import { root, run } from './steps.mjs';

/**
 * Runs `project` (all files, or those whose paths begin with one of `only`, without those of `except`) and adds its counts to the tally under
 * `name`. `workers` overrides how many files run at a time. Each of `only` must match a file, so that a moved file is not skipped silently.
 */
export async function vitest(
  tally,
  project,
  { name = `${project} tests`, env = {}, only = [], except = [], workers } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'chargerota-report-'));
  const report = join(folder, 'report.json');
  const result = await run(
    'node_modules/.bin/vitest',
    [
      'run',
      '--project',
      project,
      ...only,
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { ...env, ...(except.length > 0 && { TESTED_ELSEWHERE: except.join(' ') }) } },
  );
  const counts = readReport(report);
  tally.runner(name, counts, result);
  for (const group of showAttacks(counts.results))
    tally.fail(`${name}: the attacks of ${group} sent nothing`);
  for (const path of only) {
    if (!counts.files.some((file) => file.name.startsWith(path))) tally.fail(`${name}: no file ${path}`);
  }
  rmSync(folder, { recursive: true, force: true });
}

function readReport(report) {
  let files;
  try {
    files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return { passed: 0, failed: 0, skipped: [], files: [], failures: [], results: [] };
  }
  const tests = files.flatMap((file) => file.assertionResults);
  const withStatus = (...statuses) => tests.filter((test) => statuses.includes(test.status));
  return {
    passed: withStatus('passed').length,
    failed: withStatus('failed').length,
    skipped: withStatus('skipped', 'pending', 'todo').map((test) => test.fullName),
    failures: withStatus('failed').map(({ fullName, failureMessages }) => ({
      title: fullName,
      message: failureMessages.join('\n'),
    })),
    results: files,
    files: files.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
