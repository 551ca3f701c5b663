// What can be known without running the product: types, lint with boundaries, format, dead code.
import { run } from './steps.mjs';
import { vitest } from './vitest.mjs';

/** Runs them and the unit tests side by side: each alone leaves cores idle. */
export async function checkBesideUnitTests(tally) {
  const unit = vitest(tally, 'unit');
  for (const [name, finished] of Object.entries(staticChecks())) tally.check(name, await finished);
  await unit;
}

/** Name → promise of a finished command. */
function staticChecks() {
  const bin = (name, ...args) => run(`node_modules/.bin/${name}`, args);
  return {
    // The linter asks the compiler for the types anyway; what the compiler finds comes with it (decision 0032).
    'types, lint and boundaries': bin('oxlint', '--type-aware', '--type-check', '--deny-warnings', '.'),
    format: bin('oxfmt', '--check', '.'),
    'dead code': bin('knip', '--no-progress'),
  };
}
