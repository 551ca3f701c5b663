// `node scripts/flip.mjs [count] [folder]`: turns one operator of the rules at a time (`<` into `<=`, `&&` into `||`, …),
// runs their tests, and lists what no test has noticed. The files are put back, also after Ctrl+C.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

const root = fileURLToPath(new URL('..', import.meta.url));
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

/** The operators of a file that can be flipped. A `+` between texts would be an error of types, not of rules. */
function operatorsIn(path) {
  const source = readFileSync(path, 'utf8');
  const found = [];
  const note = ({ operator, left, right }) => {
    if (!(operator in FLIPPED) || [left, right].some(isText)) return;
    const at = source.indexOf(operator, left.end);
    found.push({ path, source, operator, at, line: source.slice(0, at).split('\n').length });
  };
  const { program } = parseSync(path, source);
  new Visitor({ BinaryExpression: note, LogicalExpression: note }).visit(program);
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

let flipped = null;
const putBack = () => flipped && writeFileSync(flipped.path, flipped.source);
process.on('exit', putBack);
process.on('SIGINT', () => process.exit(130));

/** Whether the tests of the folder pass. */
const pass = () =>
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--bail', '1', folder],
    {
      cwd: root,
      // What is flipped must not be reused by a later run.
      env: { ...process.env, CI: 'true' },
      // A flipped loop may never end.
      timeout: 120_000,
      stdio: 'ignore',
    },
  ).status === 0;

if (!pass()) throw new Error(`The tests of ${folder} fail without a flip`);
const unnoticed = [];
for (const one of chosen) {
  const { path, source, operator, at, line } = one;
  flipped = one;
  writeFileSync(path, source.slice(0, at) + FLIPPED[operator] + source.slice(at + operator.length));
  const isNoticed = !pass();
  putBack();
  flipped = null;
  if (isNoticed) continue;
  unnoticed.push(one);
  const text = source.split('\n')[line - 1].trim();
  console.log(`${path.slice(root.length)}:${line}: ${operator} as ${FLIPPED[operator]}: ${text}`);
}
console.log(`${all.length} operators, ${wanted} flipped, ${unnoticed.length} noticed by no test`);
