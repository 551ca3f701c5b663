import { expect, test } from 'vitest';
import { detailsErrors } from './details-errors.ts';

test('a text that is too long is refused by its field', () => {
  expect(detailsErrors({ address: 'x'.repeat(241), description: 'Boats' })).toEqual({
    address: 'Please use at most 240 characters.',
  });
});
