import { expect, test } from 'vitest';
import { ApiError } from '../../../../lib/api.ts';
import { wordsOf } from './problem-words.ts';

test.each([
  [
    'card',
    500,
    'Payment setup failed',
    'Please try again in a moment. Nothing was charged and nothing has changed.',
  ],
  [
    'subscription',
    500,
    'Failed to activate subscription',
    'Please try again in a moment. Nothing is charged twice.',
  ],
] as const)('a fault of ours at the %s says what has failed', (step, status, title, text) => {
  expect(
    wordsOf(new ApiError(status, { message: 'Internal Server Error', code: 'internal', details: [] }), step),
  ).toEqual({
    title,
    text,
  });
});
