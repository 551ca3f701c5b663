import { expect, test } from 'vitest';
import { detailsErrors } from './details-section.tsx';

test('a phone is long enough, or none', () => {
  expect(detailsErrors({ contactPhone: '12' })).toEqual({
    contactPhone: 'Phone number must be at least 10 digits',
  });
  expect(detailsErrors({ contactPhone: '' })).toEqual({});
});

test('a text that is too long is refused by its field', () => {
  expect(detailsErrors({ address: 'x'.repeat(241), description: 'Boats' })).toEqual({
    address: 'Please use at most 240 characters.',
  });
});
