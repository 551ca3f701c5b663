import { expect, test } from 'vitest';
import { changesOf } from './use-form-draft.ts';

test('only changed values are sent, and restored ones don’t count as changed', () => {
  const saved = { description: 'Boats', address: '7 Pier Road' };
  expect(changesOf(saved, { description: 'Boats', address: '' })).toEqual({ address: '' });
});
