import { afterEach, expect, test } from 'vitest';
import { askForFormats, formatsOf, regionOf, type Clock, type Region } from '@chargerota/messages/formats';
import { monthComesFirst, weekBeginsOnSunday } from './calendar-habits.ts';
import { formatDate } from './local-dates.ts';
import { dateFormat, formatNumber, numberFormat } from '@chargerota/messages/locale';
import { keepTimesTogether } from './zone-names.ts';
import { dayHours, formatHour, formatTime, hourLabel, hourNumber } from './zones.ts';

afterEach(() => askForFormats(() => undefined));

const INSTANT = new Date('2026-11-20T14:05:00Z');
const longFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const euros = numberFormat({ style: 'currency', currency: 'EUR' });

test.each<[region: Region | null, clock: Clock, written: string[]]>([
  [null, 'region', ['2:05 PM', 'Fri, Nov 20', 'November 20, 2026', '1,234.5', '€1,234.50']],
  ['US', '24', ['14:05', 'Fri, Nov 20', 'November 20, 2026', '1,234.5', '€1,234.50']],
  ['GB', 'region', ['14:05', 'Fri 20 Nov', '20 November 2026', '1,234.5', '€1,234.50']],
  ['DE', 'region', ['14:05', 'Fri, 20 Nov', '20 November 2026', '1.234,5', '€1,234.50']],
  ['DE', '12', ['2:05 PM', 'Fri, 20 Nov', '20 November 2026', '1.234,5', '€1,234.50']],
  ['AT', 'region', ['14:05', 'Fri, 20 Nov', '20 November 2026', '1.234,5', '€ 1.234,50']],
])(
  'in the region %s by the clock %s times, dates, numbers and money are written so',
  (region, clock, written) => {
    askForFormats(() => formatsOf({ region, clock }));
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(
      [
        formatTime(INSTANT, 'UTC'),
        formatDate('2026-11-20'),
        longFormat(INSTANT),
        formatNumber(1234.5),
        euros(1234.5),
      ].map(plain),
    ).toEqual(written);
  },
);

test('by a clock of 24 hours a day goes from 00:00 to 00:00', () => {
  askForFormats(() => formatsOf({ region: 'US', clock: '24' }));
  expect([0, 9, 12, 14, 24].map(formatHour)).toEqual(['00:00', '09:00', '12:00', '14:00', '00:00']);
  expect([0, 9, 12, 14, 24].map(hourNumber)).toEqual(['0', '9', '12', '14', '0']);
  expect([0, 14].map(hourLabel)).toEqual(['00:00', '14:00']);
  expect(dayHours('2026-11-20', 'Europe/Berlin')[14]?.label).toBe('14:00');
});

test('a time stays in one piece with its zone by either clock', () => {
  expect(keepTimesTogether('Until 14:00 PT, or 2:00 PM PT')).toBe(
    'Until 14:00\u00a0PT, or 2:00\u00a0PM\u00a0PT',
  );
});

test.each<[region: Region, isSundayFirst: boolean, isMonthFirst: boolean]>([
  ['US', true, true],
  ['GB', false, false],
  ['ZA', true, false],
])(
  'in %s weeks begin on Sunday: %s, and months come before days: %s',
  (region, isSundayFirst, isMonthFirst) => {
    askForFormats(() => formatsOf({ region, clock: 'region' }));
    expect([weekBeginsOnSunday(), monthComesFirst()]).toEqual([isSundayFirst, isMonthFirst]);
  },
);

test.each<[languages: string[], region: Region | null]>([
  [['de-CH', 'en-US'], 'CH'],
  [['fr', 'en-gb'], 'GB'],
  [['zh-Hant-TW', 'sr-Latn-AT'], 'AT'],
  [['en'], null],
  [[], null],
])('whoever reads %j is in the region %s', (languages, region) => {
  expect(regionOf(languages)).toBe(region);
});
