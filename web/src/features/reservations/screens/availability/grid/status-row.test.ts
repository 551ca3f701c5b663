import { expect, test } from 'vitest';
import { nextBarKeys } from './status-row.tsx';
import type { GridBar, SlotState } from './grid-model.ts';

const bar = (state: SlotState, from: number, to: number, day = 20): GridBar => ({
  state,
  from,
  to,
  startsAt: new Date(Date.UTC(2026, 10, day, from)),
  endsAt: new Date(Date.UTC(2026, 10, day, to)),
  isPast: false,
  cut: 0,
});

test('somebody else’s new reservation leaves the bars around it their elements', () => {
  const before = nextBarKeys(null, 'Friday', [bar('free', 6, 12), bar('taken', 12, 15), bar('free', 15, 22)]);
  const after = nextBarKeys(before, 'Friday', [
    bar('free', 6, 8),
    bar('taken', 8, 10),
    bar('free', 10, 12),
    bar('taken', 12, 15),
    bar('free', 15, 22),
  ]);
  expect(after.keys.slice(2)).toEqual(before.keys);
  expect(new Set(after.keys)).toHaveLength(5);
});

test('another day takes over the elements by state, at whatever hours its bars are', () => {
  const friday = nextBarKeys(null, 'Friday', [bar('free', 6, 9), bar('taken', 9, 12), bar('free', 12, 22)]);
  const saturday = nextBarKeys(friday, 'Saturday', [
    bar('taken', 7, 9, 21),
    bar('mine', 9, 10, 21),
    bar('free', 10, 22, 21),
  ]);
  expect(saturday.keys[0]).toBe(friday.keys[1]);
  expect(friday.keys).not.toContain(saturday.keys[1]);
  expect(saturday.keys[2]).toBe(friday.keys[0]);
});
