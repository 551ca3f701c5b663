import { validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('ids made one after another are UUIDs of version 7, each behind the one before', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.filter((id) => !validate(id) || version(id) !== 7)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted());
});
