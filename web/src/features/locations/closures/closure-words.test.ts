import type { Closure, Spot } from '@chargerota/contract';
import { describe, expect, test } from 'vitest';
import { effectsSentence, outcomeWords, whatWords, whenWords, type Affected } from './closure-words.ts';

const NOW = new Date('2026-11-23T14:42:10Z');
const ZONE = 'UTC';
const times = (startsAt: string, endsAt: string, allDay = false) => ({
  startsAt: `${startsAt}:00Z`,
  endsAt: `${endsAt}:00Z`,
  allDay,
});
const when = (closure: Pick<Closure, 'startsAt' | 'endsAt' | 'allDay'>) =>
  whenWords(closure, ZONE, NOW).replaceAll('\u00a0', ' ');

test.each([
  [times('2026-11-24T08:00', '2026-11-24T14:00'), 'Tue, Nov 24, 8:00 AM – 2:00 PM'],
  [times('2026-11-24T20:00', '2026-11-25T00:00'), 'Tue, Nov 24, 8:00 PM – 12:00 AM'],
  [times('2026-11-24T20:00', '2026-11-25T06:00'), 'Tue, Nov 24, 8:00 PM – Wed, Nov 25, 6:00 AM'],
  [times('2026-12-25T00:00', '2026-12-26T00:00', true), 'Fri, Dec 25'],
  [times('2026-12-31T00:00', '2027-01-02T00:00', true), 'Thu, Dec 31 – Fri, Jan 1, 2027'],
])('a closure is said with its days, and with times only where it has some (%#)', (closure, words) => {
  expect(when(closure)).toBe(words);
});

test('what is closed is all of it or the numbers', () => {
  const spots = ['01', '02', '03'].map((spotNumber) => ({ id: spotNumber, spotNumber })) as Spot[];
  expect(whatWords({ spotIds: null }, spots)).toBe('Whole location');
  expect(whatWords({ spotIds: ['02'] }, spots)).toBe('Charger 02');
  expect(whatWords({ spotIds: ['03', '01'] }, spots)).toBe('Chargers 01, 03');
});

describe('what becomes of reservations', () => {
  const of = (outcome: Affected['outcome'], more: Partial<Affected> = {}): Affected => ({
    reservationId: 'a',
    outcome,
    words: 'Tue, Nov 24, 9:00 AM – 12:00 PM, charger 01, Ada Berg',
    ...more,
  });

  test('is said of each', () => {
    const said = [
      of('moved', { spotNumber: '02' }),
      of('ended', { isFirstInLine: true }),
      of('ended', { isFirstInLine: false }),
      of('ended', { endsAt: '2026-11-23T15:00:00Z' }),
      of('ended', { endsAt: '2026-11-23T14:42:00Z' }),
    ].map((one) => outcomeWords(one, ZONE, NOW));
    expect(said).toEqual([
      'Moves to charger 02',
      'Ends; comes first in the line for that day',
      'Ends',
      expect.stringMatching(/^Is charging, and may stay until 3:00 PM/u),
      'Ends at once',
    ]);
  });

  test('is counted', () => {
    expect(effectsSentence([of('moved'), of('moved'), of('ended')])).toBe(
      '2 move to other chargers at the same time. 1 ends. Their members are notified.',
    );
    expect(effectsSentence([of('ended'), of('ended')])).toBe('2 end. Their members are notified.');
  });
});
