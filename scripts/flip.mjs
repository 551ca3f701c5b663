// `node scripts/flip.mjs [count] [folder]`: turns one operator at a time (`<` into `<=`, `&&` into `||`, `gt` into `gte`, in
// SQL `AND` into `OR`, …), runs the tests of its feature (of the whole folder outside the features), and lists what none of
// them has noticed. It works on a copy of the last commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { featureOf } from '../server/feature-order.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = join(mkdtempSync(join(tmpdir(), 'chargerota-flip-')), 'copy');
execFileSync('git', ['-C', here, 'worktree', 'add', '--quiet', '--detach', root]);
symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
process.on('exit', () => {
  rmSync(join(root, '..'), { recursive: true });
  execFileSync('git', ['-C', here, 'worktree', 'prune']);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const [count = '100', folder = 'domain/src'] = process.argv.slice(2);

const FLIPPED = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** Drizzle's conditions. */
const FLIPPED_CALLS = {
  gt: 'gte',
  gte: 'gt',
  lt: 'lte',
  lte: 'lt',
  eq: 'ne',
  ne: 'eq',
  and: 'or',
  or: 'and',
};
const FLIPPED_IN_SQL = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', AND: 'OR', OR: 'AND' };

/** What can be flipped in a file. A `+` between texts would be an error of types, not of rules. */
function operatorsIn(path) {
  const source = readFileSync(path, 'utf8');
  const found = [];
  const add = (operator, by, at) =>
    found.push({ path, source, operator, by, at, line: source.slice(0, at).split('\n').length });
  const note = ({ operator, left, right }) => {
    if (operator in FLIPPED && ![left, right].some(isText))
      add(operator, FLIPPED[operator], source.indexOf(operator, left.end));
  };
  const { program } = parseSync(path, source);
  new Visitor({
    BinaryExpression: note,
    LogicalExpression: note,
    CallExpression: ({ callee }) => {
      if (callee.name in FLIPPED_CALLS) add(callee.name, FLIPPED_CALLS[callee.name], callee.start);
    },
    TemplateElement: ({ start, end }) => {
      const text = source.slice(start, end);
      if (!/\b(?:SELECT|WHERE|SET|JOIN|AND)\b/.test(text)) return;
      for (const { 1: operator, index } of text.matchAll(/ (<=?|>=?|AND|OR) /g))
        // The AND of BETWEEN is none.
        if (operator !== 'AND' || !/BETWEEN\s+\S+$/.test(text.slice(0, index)))
          add(operator, FLIPPED_IN_SQL[operator], start + index + 1);
    },
  }).visit(program);
  return found;
}

const isText = ({ type, value }) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

const files = readdirSync(join(root, folder), { recursive: true })
  .filter((path) => path.endsWith('.ts') && !/\.(test|d)\.ts$/.test(path))
  .toSorted((one, another) => one.localeCompare(another));
const all = files.flatMap((path) => operatorsIn(join(root, folder, path)));
// Evenly over the files, and the same ones each time.
const wanted = Math.min(Number(count), all.length);
const chosen = Array.from({ length: wanted }, (_, index) => all[Math.floor((index * all.length) / wanted)]);

/** The tests that are to notice what is changed in a file. */
function testsOf(path) {
  const feature = featureOf(path);
  return feature ? `server/src/features/${feature}/` : folder;
}

const passing = new Map();
/** Whether the tests in a place pass. */
const pass = (place) =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', place], {
    cwd: root,
    // A flipped loop may never end.
    timeout: place.startsWith('server') ? 600_000 : 120_000,
    stdio: 'ignore',
  }).status === 0;

let unnoticed = 0;
for (const { path, source, operator, by, at, line } of chosen) {
  const name = path.slice(root.length + 1);
  const place = testsOf(path);
  if (!passing.has(place)) passing.set(place, pass(place));
  if (!passing.get(place)) throw new Error(`The tests of ${place} fail without a flip`);
  writeFileSync(path, source.slice(0, at) + by + source.slice(at + operator.length));
  const isNoticed = !pass(place);
  writeFileSync(path, source);
  if (isNoticed) continue;
  unnoticed += 1;
  console.log(`${name}:${line}: ${operator} as ${by}: ${source.split('\n')[line - 1].trim()}`);
}
console.log(`${all.length} operators, ${wanted} flipped, ${unnoticed} noticed by no test`);
