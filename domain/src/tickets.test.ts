import { expect, test } from 'vitest';
import { isOpenForComments, oldTicketsBefore } from './tickets.ts';

test.each([
  ['pending', true],
  ['in_work', true],
  ['completed', false],
] as const)('a %s ticket is open for comments: %s', (status, open) => {
  expect(isOpenForComments(status)).toBe(open);
});

test('a ticket completed 30 days ago is old', () => {
  expect(oldTicketsBefore(new Date('2026-11-20T15:00:00Z'))).toEqual(new Date('2026-10-21T15:00:00Z'));
});
