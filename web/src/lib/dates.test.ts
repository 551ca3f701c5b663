import { utcOffsetMinutes } from '@chargerota/domain';
import { afterEach, expect, test, vi } from 'vitest';
import {
  differingZone,
  formatDay,
  formatDayOf,
  formatNearDay,
  formatTimeRange,
  namedZone,
  viewerZone,
  yourTimeSentence,
} from './dates.ts';
import { suggestedZone } from './zone-choices.ts';

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

test('the device is asked for its time zone once, not for every time on a screen', () => {
  viewerZone();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let time = 0; time < 80; time += 1) viewerZone();
  expect(made).not.toHaveBeenCalled();
  expect(viewerZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test.each([
  ['Etc/Unknown', 120],
  ['GMT+0530', 330],
  ['America/Nowhere', -300],
  [undefined, 0],
])('a device that calls its zone %s shows the time by its clock, %i minutes ahead', (said, ahead) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-ahead);
  const made = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...made,
    timeZone: said as string,
  });
  expect(utcOffsetMinutes(afternoon, viewerZone())).toBe(ahead);
  expect([namedZone(), suggestedZone()]).toEqual([null, '']);
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
