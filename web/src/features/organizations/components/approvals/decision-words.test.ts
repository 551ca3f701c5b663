import { expect, test } from 'vitest';
import { decisionWords, questionOf } from './decision-words.ts';

const [ada, ben, cy] = [
  { name: 'Ada', outcome: 'decided' },
  { name: 'Ben', outcome: 'decided_otherwise' },
  { name: 'Cy', outcome: 'gone' },
] as const;

test.each([
  [
    'approved',
    [ada, { ...ada, name: 'Eve', outcome: 'already_so' }],
    '2 People Approved',
    'They can book now and will be notified.',
    undefined,
  ],
  ['rejected', [ada, ada], '2 People Rejected', 'They will be notified.', 'off'],
  [
    'approved',
    [ada, ben],
    '1 of 2 Approved',
    'They can book now and will be notified. Somebody else has rejected Ben meanwhile.',
    'off',
  ],
  [
    'rejected',
    [ben, cy],
    '0 of 2 Rejected',
    'Somebody else has approved Ben meanwhile. Cy left meanwhile.',
    'off',
  ],
  [
    'approved',
    [ada, { ...ada, outcome: 'failed' }, { ...ada, outcome: 'failed' }],
    '1 of 3 Approved',
    'They can book now and will be notified. The decisions about 2 could not be saved. Try again.',
    'off',
  ],
] as const)('after "%s" for %o the toast says %s', (decision, results, title, description, tone) => {
  expect(decisionWords(decision, results)).toEqual({ title, description, ...(tone && { tone }) });
});

test('of many names five are named', () => {
  const many = Array.from({ length: 9 }, (_, place) => ({ name: `P${place + 1}`, outcome: 'gone' }) as const);
  expect(decisionWords('approved', many).description).toBe(
    'P1, P2, P3, P4, P5, and 4 others left meanwhile.',
  );
});

test('whoever approves several is told who becomes an administrator', () => {
  const people = [
    { name: 'Ada', role: 'user' },
    { name: 'Ben', role: 'admin' },
  ] as const;
  expect(questionOf({ decision: 'approved', people }).description).toBe(
    'Ada and Ben can then book, and are notified. Ben becomes an administrator.',
  );
  expect(questionOf({ decision: 'approved', people: [people[0]] }).description).toBe(
    'Ada can then book, and is notified.',
  );
  expect(questionOf({ decision: 'rejected', people }).description).not.toContain('administrator');
});
