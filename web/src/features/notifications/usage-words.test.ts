import { expect, test } from 'vitest';
import { usageByMonth } from './usage-words.ts';

test('what was sent is shown by month, with the segments of text messages', () => {
  const row = { sent: 0, failed: 0, segments: 0 };
  const usage = [
    { ...row, month: '2026-10', method: 'email' as const, sent: 1 },
    { ...row, month: '2026-11', method: 'sms' as const, sent: 1204, segments: 1300, failed: 2 },
    { ...row, month: '2026-11', method: 'app' as const, sent: 7, failed: 1 },
    { ...row, month: '2026-11', method: 'push' as const },
  ];
  expect(usageByMonth(usage).map(({ label, phrases }) => [label, ...phrases])).toEqual([
    [
      'November 2026',
      '7 notifications in the app',
      '1,204 text messages in 1,300 segments',
      '3 not delivered',
    ],
    ['October 2026', '1 email'],
  ]);
});
