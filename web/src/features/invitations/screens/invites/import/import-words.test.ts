import { expect, test } from 'vitest';
import { failedFile, previewWords, resultWords } from './import-words.ts';
import { readMembers } from './read-members.ts';
import type { ImportRow } from './read-members.ts';

const row = (state: ImportRow['state'], role: ImportRow['role'] = 'user', note?: string): ImportRow => ({
  line: 1,
  address: '=ada@a.example',
  role,
  state,
  ...(note && { note }),
});

test('the preview says who can be invited, who becomes an admin, and how many rows are left out', () => {
  expect(previewWords([row('ready'), row('ready', 'admin'), row('left-out')])).toBe(
    '2 people can be invited. One of them becomes an administrator. One row is left out.',
  );
  expect(previewWords([row('left-out'), row('left-out')])).toBe(
    'Nobody here can be invited. 2 rows are left out.',
  );
});

test('the result counts what was sent, refused, stopped before, and left out', () => {
  expect(resultWords([row('sent'), row('refused'), row('ready'), row('ready'), row('left-out')])).toBe(
    '1 invitation was sent. One was refused. 2 were not sent yet. One row was left out.',
  );
});

test('the file of failed rows can be chosen again, and a spreadsheet computes nothing from it', () => {
  const failed = row('refused', 'admin', 'Full, for now');
  const file = failedFile([row('sent'), failed, { ...failed, address: '+ada@a.example' }]);
  expect(file).toContain(`'=ada@a.example,admin,"Full, for now"`);
  expect(readMembers(file).rows).toMatchObject([
    { address: '=ada@a.example', role: 'admin' },
    { address: '+ada@a.example', role: 'admin', state: 'ready' },
  ]);
});
