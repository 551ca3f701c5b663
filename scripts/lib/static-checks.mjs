// Checks that need no running product: types, lint with boundaries, format, dead code.
import { run } from './steps.mjs';
import { vitest } from './vitest.mjs';

/** Runs these checks and the unit tests at the same time, because each alone leaves cores idle. */
export async function checkBesideUnitTests(tally) {
  const unit = vitest(tally, 'unit');
  for (const [name, finished] of Object.entries(staticChecks())) tally.check(name, await finished);
  await unit;
}

/** Maps each check's name to the promise of its finished command. */
function staticChecks() {
  const bin = (name, ...args) => run(`node_modules/.bin/${name}`, args);
  return {
    // The linter runs the compiler anyway, so its type errors are reported here too.
    'types, lint and boundaries': bin(
      'oxlint',
      '--type-aware',
      '--type-check',
      '--deny-warnings',
      '--report-unused-disable-directives',
      '.',
    ),
    format: bin('oxfmt', '--check', '.'),
    'dead code': bin('knip', '--no-progress'),
    messages: run('node', ['scripts/messages.mjs', 'check']),
  };
}
