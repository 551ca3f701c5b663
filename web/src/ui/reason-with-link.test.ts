import { expect, test } from 'vitest';
import { around } from './reason-with-link.tsx';

test('a reason that says where it is mended leads there by its own words', () => {
  expect(around('Your trial has ended. Choose a plan to add more.', 'Choose a plan')).toEqual([
    'Your trial has ended. ',
    ' to add more.',
  ]);
});

test('a reason that does not say it is followed by the link', () => {
  expect(around('Your plan includes 3 locations.', 'Add locations to your plan')).toEqual([
    'Your plan includes 3 locations. ',
    '',
  ]);
});
