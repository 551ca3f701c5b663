import { afterEach, expect, test, vi } from 'vitest';
import {
  differingZone,
  formatDay,
  formatDayOf,
  formatNearDay,
  formatTimeRange,
  keepTimesTogether,
  viewerZone,
  yourTimeSentence,
} from './dates.ts';

afterEach(() => vi.restoreAllMocks());

const afternoon = new Date('2026-11-20T19:00:00Z');
const evening = new Date('2026-11-21T01:00:00Z');

test('a day is shown as weekday, month and number, whatever zone the device is in', () => {
  expect(formatDay('2026-11-20')).toBe('Fri, Nov 20');
  expect(formatDayOf(evening, 'America/New_York')).toBe('Fri, Nov 20');
  expect(formatDayOf(evening, 'Europe/Berlin')).toBe('Sat, Nov 21');
});

test('today and tomorrow are named, across the end of a month', () => {
  expect(formatNearDay('2026-11-30', '2026-11-30')).toBe('Today');
  expect(formatNearDay('2026-12-01', '2026-11-30')).toBe('Tomorrow');
  expect(formatNearDay('2026-12-02', '2026-11-30')).toBe('Wed, Dec 2');
});

test('a slot is shown on its location’s clocks', () => {
  expect(formatTimeRange(afternoon, evening, 'America/New_York')).toBe('2:00 PM – 8:00 PM');
});

test('the zone is named only if its clocks differ from the viewer’s', () => {
  expect(differingZone(afternoon, 'America/New_York', 'America/Toronto')).toBeNull();
  expect(differingZone(afternoon, 'America/Los_Angeles', 'America/New_York')).toBe('PT');
});

test('a time in another zone is said on the viewer’s clocks too, with the day if that differs', () => {
  const said = (zone: string, viewer: string) =>
    yourTimeSentence(evening, zone, viewer)?.replaceAll('\u00a0', ' ') ?? null;
  expect(said('America/Denver', 'America/New_York')).toBe('6:00 PM there is 8:00 PM your time.');
  expect(said('America/New_York', 'Europe/Berlin')).toBe(
    '8:00 PM there is 2:00 AM your time on Sat, Nov 21.',
  );
  expect(said('America/New_York', 'America/Toronto')).toBeNull();
});

test('no line ends between a time and its half of the day', () => {
  expect(keepTimesTogether('In peak time, 6:00 AM to 3 PM, at 2 PMs.')).toBe(
    'In peak time, 6:00\u00a0AM to 3\u00a0PM, at 2 PMs.',
  );
  expect(keepTimesTogether('Are you still coming at 12:00 PM ET? It ends at 2:00 PM MST.')).toBe(
    'Are you still coming at 12:00\u00a0PM\u00a0ET? It ends at 2:00\u00a0PM\u00a0MST.',
  );
});

test('the device is asked for its time zone once, not for every time on a screen', () => {
  viewerZone();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let time = 0; time < 80; time += 1) viewerZone();
  expect(made).not.toHaveBeenCalled();
  expect(viewerZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('once the clocks of the device show another time, its zone is asked again', () => {
  viewerZone();
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-345);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Asia/Kathmandu',
  });
  expect(viewerZone()).toBe('Asia/Kathmandu');
});
