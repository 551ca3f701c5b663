import { formatsOf, writeIn } from '@chargerota/messages/formats';
import { expect, it } from 'vitest';
import {
  differingZone,
  keepTimesTogether,
  shortDifferingZone,
  zonedPeriod,
  zonedTime,
} from './zone-names.ts';

const afternoon = new Date('2026-11-20T19:00:00Z');
const later = new Date('2026-11-20T22:00:00Z');

it.each([
  ['nothing more where the reader’s clocks show the same', 'America/Toronto', '2:00 PM'],
  ['its zone where they do not', 'Europe/Berlin', '2:00 PM ET'],
  ['its zone where nobody knows the reader’s', undefined, '2:00 PM ET'],
])('a time says %s', (_, reader, text) => {
  expect(zonedTime(afternoon, 'America/New_York', reader)).toBe(text);
});

it('a span names its zone once, at its end', () => {
  expect(zonedPeriod({ startsAt: afternoon, endsAt: later }, 'America/New_York', 'UTC')).toBe(
    '2:00 PM – 5:00 PM ET',
  );
});

it.each([
  ['Europe/London', 'United Kingdom Time', 'GMT'],
  ['Asia/Kathmandu', 'Nepal Time', 'GMT+5:45'],
  ['America/New_York', 'ET', 'ET'],
])('where space is short, the name of %s is short', (zone, long, short) => {
  expect(differingZone(afternoon, zone, 'Asia/Tokyo')).toBe(long);
  expect(shortDifferingZone(afternoon, zone, 'Asia/Tokyo')).toBe(short);
  expect(shortDifferingZone(afternoon, zone, zone)).toBeNull();
});

it.each([
  ['In peak time, 6:00 AM to 3 PM, at 2 PMs.', 'In peak time, 6:00_AM to 3_PM, at 2 PMs.'],
  ['8:00 AM – 11:00 AM ET. Please come.', '8:00_AM – 11:00_AM_ET. Please come.'],
  ['Charger 01 was taken. You now have charger 12.', 'Charger_01 was taken. You now have charger_12.'],
  ['Until 4:00 PM United Kingdom Time at most.', 'Until 4:00_PM United_Kingdom_Time at most.'],
  ['4:00 PM Isle of Man Time', '4:00_PM Isle_of_Man_Time'],
  ['4:00 PM GMT+5:45. Next', '4:00_PM_GMT+5:45. Next'],
  ['At 2:00 PM Building A opens.', 'At 2:00_PM Building A opens.'],
])('no line ends within a time: %s', (text, together) => {
  expect(keepTimesTogether(text).replaceAll('\u00a0', '_')).toBe(together);
});

it('a zone is named in the reader’s language as people write it', () => {
  const inFrench = formatsOf({ language: 'fr', region: null, clock: 'region' });
  const named = writeIn(inFrench, () => differingZone(afternoon, 'Europe/London', undefined));
  expect(named).toBe('heure locale (Royaume-Uni)');
});
