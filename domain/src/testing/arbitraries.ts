// Random zones, days, hours and periods for property tests, with all kinds of offsets and many clock changes.
import * as fc from 'fast-check';
import { addDays } from '../local-dates.ts';
import type { LocalDate } from '../local-dates.ts';

// A fixed seed: a test that fails on one machine fails on all.
fc.configureGlobal({ seed: 20_261_120, numRuns: 300 });

export const ZONES = [
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Europe/London',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
] as const;

/** Days around which some of the zones change their clocks, and the day that Samoa skipped. */
const CHANGES = [
  '2011-12-30',
  '2026-02-15',
  '2026-03-08',
  '2026-03-22',
  '2026-03-29',
  '2026-04-05',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
] as const;

export const zones = fc.constantFrom(...ZONES);
export const hours = fc.integer({ min: 0, max: 23 });
export const durations = fc.integer({ min: 1, max: 24 });

export const dates: fc.Arbitrary<LocalDate> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -1, max: 1 }))
    .map(([date, by]) => addDays(date, by)),
  fc.integer({ min: 0, max: 1_000 }).map((days) => addDays('2025-06-01', days)),
);

export const instants = fc
  .tuple(dates, fc.integer({ min: -1_440, max: 2_880 }))
  .map(([date, minutes]) => new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000));
