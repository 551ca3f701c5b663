import { expect, test } from 'vitest';
import { reservationsEnded } from './reservations-ended.ts';

const mail = (cancelled: string[], ended: string[]) =>
  reservationsEnded.content({
    firstName: 'Mira',
    organizationName: 'Harbor House',
    reason: 'The garage has closed.',
    cancelled,
    ended,
    mayReserve: true,
    moved: [],
    nextFree: [],
    isFirstInLine: false,
  });

test('the subject says of all of the reservations what became of them', () => {
  const [coming, next, now] = ['Thu, 9:00 AM', 'Fri, 9:00 AM', 'Today, 11:00 AM'] as const;
  expect(mail([coming], []).subject).toBe('Your reservation at Harbor House was cancelled');
  expect(mail([coming, next], [now]).subject).toBe(
    '3 of your reservations at Harbor House were cancelled or ended early',
  );
});
