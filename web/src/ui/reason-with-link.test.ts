import { expect, test } from 'vitest';
import { splitAround } from './reason-with-link.tsx';

test('words of the reason that name the link become the link', () => {
  expect(splitAround('Your trial has ended. Choose a plan to add more.', 'Choose a plan')).toEqual([
    'Your trial has ended. ',
    ' to add more.',
  ]);
});

test('a reason without these words is followed by the link', () => {
  expect(splitAround('Your plan includes 3 locations.', 'Add locations to your plan')).toEqual([
    'Your plan includes 3 locations. ',
    '',
  ]);
});
