import { expect, test } from 'vitest';
import { readMigrations, type Migration } from './migrations.ts';
import { judgeSchema } from './schema-state.ts';

/** `0003` expands, `0003>0002` contracts what builds before 0002 need. */
const migrations = (text: string): Migration[] =>
  text.split(' ').map((each) => {
    const [number, needs = '0000'] = each.split('>') as [string, string?];
    return {
      number: Number(number),
      name: `${number}_step`,
      needs: Number(needs),
      statements: [],
      isConcurrent: false,
    };
  });

test.each([
  ['0000', '0000', [], 'works'],
  ['0000', '0000 0001 0002', [1, 2], 'works'],
  // Another version has expanded it.
  ['0000 0001 0002', '0000', [], 'works'],
  ['0000 0001 0002>0001', '0000 0001', [], 'works'],
  ['0000 0001 0002>0001', '0000', [], 'refused: one that knows 0001'],
  // What contracted stays so, whatever expanded later.
  ['0000 0001 0002>0001 0003', '0000', [], 'refused: one that knows 0001'],
  // Two lines of development.
  ['0000 0002', '0000 0001 0002', [1], 'works'],
])(
  'a database with %s and a build that knows %s: %j are missing, it %s',
  (applied, known, missing, outcome) => {
    const { pending, refusal } = judgeSchema(migrations(applied), migrations(known));
    expect(pending.map(({ number }) => number)).toEqual(missing);
    if (outcome === 'works') expect(refusal).toBeNull();
    else expect(refusal).toContain(outcome.replace('refused: ', ''));
  },
);

test('migrations are numbered without a gap, and each says whether it expands or contracts', () => {
  expect(readMigrations().map(({ number }) => number)).toEqual(
    Array.from({ length: readMigrations().length }, (_, number) => number),
  );
});
