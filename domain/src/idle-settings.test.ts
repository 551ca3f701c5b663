import { expect, test } from 'vitest';
import { idleLineSettings, idleSettings } from './idle-settings.ts';
import { DEFAULT_LINE } from './line-settings.ts';
import { DEFAULT_RULES } from './organization-rules.ts';

test('while nobody can wait in line, its settings have no effect, and what is off is not named', () => {
  expect(idleLineSettings(DEFAULT_LINE)).toEqual([]);
  const fields = idleLineSettings({ ...DEFAULT_LINE, lineEnabled: false, lineNudges: false }).map(
    ({ field }) => field,
  );
  expect(fields).toContain('lineRestAtOnce');
  expect(fields).not.toContain('lineNudges');
});

test.each([
  [true, 'weekly', ['maxBookingsPerDay', 'maxBookingsPerMonth']],
  [false, 'weekly', ['maxBookingsPerDay', 'maxBookingsPerWeek', 'maxBookingsPerMonth']],
] as const)('of limits that are on: %s, and %s, the other numbers have no effect', (on, type, idle) => {
  const rules = { ...DEFAULT_RULES, bookingFrequencyEnabled: on, bookingFrequencyType: type };
  const fields = idleSettings(rules).map(({ field }) => field);
  expect(fields.filter((field) => field.startsWith('maxBookingsPer'))).toEqual(idle);
});
