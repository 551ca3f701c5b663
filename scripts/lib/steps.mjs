// Runs commands one after another or side by side, keeps their output, and counts what passed and failed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command; resolves to its exit code, output and duration. `live` also shows the output as it comes. */
export function run(command, args, { env = {}, live = false, cwd = root } = {}) {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(`${error.message}\n`));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (Date.now() - startedAt) / 1000 }),
    );
  });
}

const SLOWEST_SHOWN = 10;
const LINES_OF_A_FAILURE = 14;

/** The totals of a run. Each check or test counts once; steps that did not run are named. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = [];
  steps = [];
  files = [];
  failures = [];

  /** A check that is one command; passes if it exits with 0. */
  check(name, { code, output, seconds }) {
    this.steps.push({ name, seconds });
    if (code === 0) this.passed += 1;
    else {
      this.failed += 1;
      console.log(output.trimEnd());
    }
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
    return code === 0;
  }

  /** A test runner's own counts. A runner that crashed without a failed test counts as one failure. */
  runner(name, { passed, failed, skipped, files, failures }, { code, output, seconds }) {
    this.steps.push({ name, seconds });
    this.files.push(...files.map((file) => ({ name: `${file.name} (${name})`, seconds: file.seconds })));
    this.failures.push(...failures);
    const crashed = code !== 0 && failed === 0;
    this.passed += passed;
    this.failed += failed + (crashed ? 1 : 0);
    this.skipped.push(...skipped.map((test) => `${name}: ${test}`));
    if (code !== 0) console.log(output.trimEnd());
    console.log(
      `${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
    );
  }

  /** Adds a failure outside the tests. */
  fail(sentence) {
    this.failed += 1;
    console.log(`FAIL ${sentence}`);
  }

  skip(name, why) {
    this.skipped.push(`${name}: ${why}`);
    console.log(`skip ${name}: ${why}`);
  }

  /** Prints where the time went. Files of some steps run in parallel, so their sum is longer than the run. */
  showTimes() {
    printSeconds('seconds of each step', this.steps);
    const slowest = this.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN);
    printSeconds(`the ${slowest.length} slowest test files`, slowest);
  }

  /** Says once more, in a few lines each, why tests failed: of a long run often only the end is read. */
  showFailures() {
    for (const { title, message } of this.failures) {
      console.log(`FAIL ${title}`);
      const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_FAILURE);
      for (const line of lines) console.log(`     ${line}`);
    }
  }

  /** Prints the last line, which CI reads, and returns the exit code. */
  close() {
    for (const name of this.skipped) console.log(`skipped: ${name}`);
    const skips = this.skipped.length > 0 ? `, ${this.skipped.length} skipped` : '';
    console.log(`${this.passed} passed, ${this.failed} failed${skips}`);
    return this.failed === 0 && this.passed > 0 ? 0 : 1;
  }
}

function printSeconds(title, rows) {
  console.log(`${title}:`);
  for (const { name, seconds } of rows) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`);
}
