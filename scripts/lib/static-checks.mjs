// What can be known without running the product: types, lint with boundaries, format, dead code.
import { run } from './steps.mjs';

const WORKSPACES = ['domain', 'contract', 'server', 'web', 'e2e', 'bench'];

/** Name → promise of a finished command. */
export function staticChecks() {
  const bin = (name, ...args) => run(`node_modules/.bin/${name}`, args);
  return {
    types: typecheckAll(),
    'lint and boundaries': bin('oxlint', '--type-aware', '--deny-warnings', '.'),
    format: bin('oxfmt', '--check', '.'),
    'dead code': bin('knip', '--no-progress'),
  };
}

async function typecheckAll() {
  const results = await Promise.all(
    WORKSPACES.map((workspace) => run('node_modules/.bin/tsc', ['-p', workspace])),
  );
  return {
    code: Math.max(...results.map((result) => result.code)),
    output: results.map((result) => result.output).join(''),
    seconds: Math.max(...results.map((result) => result.seconds)),
  };
}
