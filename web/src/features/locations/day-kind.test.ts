import { ALWAYS_OPEN, DEFAULT_WEEKLY_HOURS, describeToday, type DayHours } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { dayKind, type DayKind } from './day-kind.ts';

/** A Monday. */
const DATE = '2026-06-08';
const week = (monday: Partial<DayHours>, sunday: Partial<DayHours> = {}) => ({
  ...DEFAULT_WEEKLY_HOURS,
  monday: { ...DEFAULT_WEEKLY_HOURS.monday, ...monday },
  sunday: { ...DEFAULT_WEEKLY_HOURS.sunday, ...sunday },
});
const NIGHT = { closed: false, open: '20:00', close: '02:00' };

test.each<[DayKind, ReturnType<typeof week> | null]>([
  ['times', week({})],
  ['times', week({ closed: true }, NIGHT)],
  ['times', week({ open: '02:00', close: '24:00' }, NIGHT)],
  ['allDay', ALWAYS_OPEN],
  ['allDay', week({ is24hrs: true })],
  ['allDay', week({ open: '00:00', close: '24:00' })],
  ['closed', week({ closed: true })],
  ['notSet', week({ open: '', close: '' })],
  ['unknown', null],
])('the hours of a day are %s, as they are described', (kind, hours) => {
  expect(dayKind(DATE, hours)).toBe(kind);
  expect(/^\d/.test(describeToday(DATE, hours))).toBe(kind === 'times');
});
