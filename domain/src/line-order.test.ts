import { expect, test } from 'vitest';
import { joinsAnew } from './line-order.ts';

const TODAY = '2026-11-20';
const entry = { firstDate: '2026-11-19', lastDate: '2026-11-21', fromHour: 8, toHour: 10 };

test.each([
  ['its last day', { lastDate: '2026-11-22' }, true],
  ['its first hour', { fromHour: 9 }, true],
  ['its last hour', { toHour: 11 }, true],
  ['a first day that has passed', { firstDate: TODAY }, false],
  ['nothing', {}, false],
])('by the time of joining, an entry that changes %s', (_, changes, isNew) => {
  const after = { ...entry, ...changes };
  expect(joinsAnew(entry, after, { order: 'first_come', today: TODAY })).toBe(isNew);
  expect(joinsAnew(entry, after, { order: 'fair', today: TODAY })).toBe(false);
});
