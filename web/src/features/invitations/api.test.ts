import { expect, test } from 'vitest';
import { partsOf } from './api.ts';

test('the people of a file are invited in its order, those of one role together, and not too many at once', () => {
  const rows = ['user', 'user', 'user', 'admin', 'user'].map((role, line) => ({ role, line }));
  expect(partsOf(rows, 2).map((part) => part.map(({ line }) => line))).toEqual([[0, 1], [2], [3], [4]]);
  expect(partsOf([], 2)).toEqual([]);
});
