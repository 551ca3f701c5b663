import type { Closure } from '@chargerota/contract';
import { describe, expect, test } from 'vitest';
import {
  closureChanges,
  closureFormSchema,
  closureToMake,
  closureValues,
  newClosure,
} from './closure-form.ts';

/** Monday, 9:42 AM in New York. */
const NOW = new Date('2026-11-23T14:42:10Z');
const ZONE = 'America/New_York';

const christmas: Closure = {
  id: 'a',
  locationId: 'pier',
  spotIds: null,
  from: '2026-12-25T00:00',
  to: '2026-12-27T00:00',
  startsAt: '2026-12-25T05:00:00.000Z',
  endsAt: '2026-12-27T05:00:00.000Z',
  reason: 'a public holiday',
  allDay: true,
  yearly: true,
  createdAt: NOW.toISOString(),
};

describe('what closes', () => {
  test('is the whole location all day tomorrow, unless something is chosen beforehand', () => {
    const values = { ...newClosure({}, NOW, ZONE), reason: 'an event', alsoAt: ['quay'] };
    expect(closureToMake(values)).toEqual({
      alsoAt: ['quay'],
      from: '2026-11-24T00:00',
      to: '2026-11-25T00:00',
      reason: 'an event',
      allDay: true,
    });
    // Other locations close as a whole, and not with some chargers.
    expect(closureToMake({ ...values, which: 'some', spotIds: ['b'], yearly: true })).toMatchObject({
      spotIds: ['b'],
      yearly: true,
    });
  });

  test('for repairs it is the reported charger from now on', () => {
    const values = newClosure({ spotIds: ['b'], reason: 'repairs', fromNow: true }, NOW, ZONE);
    expect(closureToMake(values)).toEqual({
      spotIds: ['b'],
      from: '2026-11-23T09:42',
      to: '2026-11-24T09:00',
      reason: 'repairs',
    });
  });

  test('is something, and has a reason and days that exist', () => {
    const values = { ...newClosure({}, NOW, ZONE), which: 'some' as const, reason: 'repairs' };
    const pathsOf = (wrong: object) =>
      closureFormSchema.safeParse({ ...values, ...wrong }).error?.issues.map(({ path }) => path.join('.'));
    expect(pathsOf({})).toEqual(['spotIds']);
    expect(pathsOf({ spotIds: ['b'], reason: ' ', from: '', toTime: '' })).toEqual([
      'from',
      'toTime',
      'reason',
    ]);
    expect(pathsOf({ spotIds: ['b'] })).toBeUndefined();
  });
});

test('a closure is filled in with its last day, and only what is changed is sent', () => {
  const values = closureValues(christmas);
  expect(values).toMatchObject({ which: 'all', from: '2026-12-25', to: '2026-12-26' });
  expect(closureChanges(christmas, values)).toBeNull();
  expect(closureChanges(christmas, { ...values, to: '2026-12-27' })).toEqual({ to: '2026-12-28T00:00' });
  const repairs = {
    ...christmas,
    allDay: false,
    spotIds: ['b'],
    from: '2026-12-25T08:00',
    to: '2026-12-25T14:00',
  };
  expect(closureChanges(repairs, { ...closureValues(repairs), toTime: '16:00', reason: 'cable' })).toEqual({
    to: '2026-12-25T16:00',
    reason: 'cable',
  });
});
