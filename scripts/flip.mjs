// `node scripts/flip.mjs [count] [folder]`: turns one operator of the rules at a time (`<` into `<=`, `&&` into `||`, …),
// runs their tests, and lists what no test has noticed. It works on a copy of the last commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

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

/** Whether the tests of the folder pass. */
const pass = () =>
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--bail', '1', folder],
    {
      cwd: root,
      // A flipped loop may never end.
      timeout: 120_000,
      stdio: 'ignore',
    },
  ).status === 0;

if (!pass()) throw new Error(`The tests of ${folder} fail without a flip`);
let unnoticed = 0;
for (const { path, source, operator, at, line } of chosen) {
  writeFileSync(path, source.slice(0, at) + FLIPPED[operator] + source.slice(at + operator.length));
  const isNoticed = !pass();
  writeFileSync(path, source);
  if (isNoticed) continue;
  unnoticed += 1;
  const text = source.split('\n')[line - 1].trim();
  console.log(`${path.slice(root.length + 1)}:${line}: ${operator} as ${FLIPPED[operator]}: ${text}`);
}
console.log(`${all.length} operators, ${wanted} flipped, ${unnoticed} noticed by no test`);
