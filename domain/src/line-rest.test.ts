import { expect, it } from 'vitest';
import { couldUse } from './line-rest.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00-05:00`);
const wish = (fromHour: number, toHour: number, hours: number, day = '2026-11-20') => ({
  spotId: null,
  firstDate: day,
  lastDate: day,
  fromHour,
  toHour,
  hours,
});

it.each`
  waits                           | now        | atOnce   | uses     | because
  ${wish(10, 12, 2)}              | ${'10:20'} | ${true}  | ${true}  | ${'it may begin now and end at 12'}
  ${wish(10, 10, 1)}              | ${'10:10'} | ${true}  | ${true}  | ${'50 minutes are left of this hour'}
  ${wish(10, 10, 1)}              | ${'10:20'} | ${true}  | ${false} | ${'40 minutes are too few, and 11 is too late a start'}
  ${wish(10, 10, 3)}              | ${'10:20'} | ${false} | ${false} | ${'only full hours are offered, and the last start is past'}
  ${wish(10, 11, 3)}              | ${'10:20'} | ${false} | ${true}  | ${'an hour from 11'}
  ${wish(11, 13, 2)}              | ${'10:20'} | ${true}  | ${true}  | ${'two hours from 11'}
  ${wish(13, 15, 2)}              | ${'10:20'} | ${true}  | ${false} | ${'nothing is left by then'}
  ${wish(11, 13, 2)}              | ${'12:16'} | ${true}  | ${false} | ${'44 minutes are left'}
  ${wish(11, 13, 2)}              | ${'12:15'} | ${true}  | ${true}  | ${'45 minutes are left'}
  ${wish(8, 13, 2, '2026-11-21')} | ${'10:20'} | ${true}  | ${false} | ${'another day'}
`('until 13:00, at $now: $because', ({ waits, now, atOnce, uses }) => {
  const rest = { now: at(now), endsAt: at('13:00'), timezone: 'America/New_York', restAtOnce: atOnce };
  expect(couldUse(waits, rest)).toBe(uses);
});
