import { expect, it } from 'vitest';
import { currentZone, findZones, zoneChoices, zonePlace, zoneWords } from './zone-choices.ts';

const JUNE = new Date('2026-06-10T15:00:00Z');
const KNOWN = [
  'America/Buenos_Aires',
  'America/Indiana/Knox',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Calcutta',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/Kiev',
  'Europe/London',
  'Europe/Paris',
];

const found = (text: string, likely = ['Europe/Paris']): string[] =>
  findZones(text, zoneChoices(likely, KNOWN, JUNE)).flatMap(({ choices }) => choices.map(({ id }) => id));

it.each([
  ['America/New_York', 'New York (GMT-4)'],
  ['America/Indiana/Knox', 'Knox, Indiana (GMT-5)'],
  ['America/Buenos_Aires', 'Buenos Aires, Argentina (GMT-3)'],
  ['Europe/Kiev', 'Kyiv (GMT+3)'],
  ['Asia/Calcutta', 'Kolkata (GMT+5:30)'],
  ['UTC', 'UTC (GMT+0)'],
])('%s is told as %s', (zone, words) => {
  expect(zoneWords(zone, JUNE)).toBe(words);
});

it('offers zones by their names of today, whatever the browser calls them', () => {
  expect(currentZone('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(found('')).toEqual([
    'Europe/Paris',
    'America/Argentina/Buenos_Aires',
    'America/Indiana/Knox',
    'America/New_York',
    'America/Sao_Paulo',
    'Asia/Kolkata',
    'Asia/Tokyo',
    'Australia/Sydney',
    'Europe/Kyiv',
    'Europe/London',
    'UTC',
  ]);
});

it('a stored old name stays as it is, and its zone is offered once', () => {
  expect(found('ky', ['Europe/Kiev', 'Europe/Paris'])).toEqual(['Europe/Kiev']);
  expect(zonePlace('Europe/Kiev')).toBe('Kyiv');
});

it.each([
  ['york', ['America/New_York']],
  ['new y', ['America/New_York']],
  ['são', ['America/Sao_Paulo']],
  ['Calcutta', ['Asia/Kolkata']],
  ['kiev', ['Europe/Kyiv']],
  ['europe', ['Europe/Paris', 'Europe/Kyiv', 'Europe/London']],
  ['gmt-4', ['America/New_York']],
  ['UTC +5:30', ['Asia/Kolkata']],
  ['utc', ['UTC']],
  ['−4', ['America/New_York']],
  ['+1', ['Europe/London']],
  ['UTC+05:30', ['Asia/Kolkata']],
  ['+5', ['Asia/Kolkata']],
  ['New York (GMT-4)', ['America/New_York']],
  ['atlantis', []],
])('%j finds %j', (text, zones) => {
  expect(found(text)).toEqual(zones);
});
