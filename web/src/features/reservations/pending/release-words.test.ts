import { DEFAULT_RULES } from '@chargerota/domain';
import { describe, expect, test } from 'vitest';
import type { OwnRow } from '../member/own-rows.ts';
import { releasedFor, releaseWords, toldReleases } from './release-words.ts';

const at = (time: string): Date => new Date(`2026-06-10T${time}:00Z`);
const PENDING = {
  owner: 'mira',
  reservationId: 'r1',
  spotNumber: '05',
  locationName: 'North Garage',
  timezone: 'UTC',
  pressedAt: at('15:05').getTime(),
};
const session = (change: Partial<OwnRow> = {}): OwnRow =>
  ({
    id: 'r1',
    spotId: 's5',
    location: { name: 'North Garage' },
    status: 'arrived',
    startsAt: at('14:00'),
    endsAt: at('17:00'),
    arrivedAt: at('14:05'),
    releasedAt: null,
    ...change,
  }) as OwnRow;
const said = (row: OwnRow | undefined, now: Date, isOffline = false) =>
  releaseWords(PENDING, row, { now, isOffline, isReading: false });

test('a release pressed without a connection is not done, and is asked about once there is one', () => {
  expect(said(session(), at('15:06'), true)).toMatchObject({
    is: 'waiting',
    title: 'Charger 05 at North Garage is not released yet',
    text: expect.stringMatching(
      /^You pressed Release charger at 3:05 PM.* without a connection\. That was not sent/,
    ),
  });
  expect(said(session(), at('15:40'))).toMatchObject({
    is: 'asked',
    title: 'Release charger 05 at North Garage now?',
  });
});

test('a session that was released or has ended meanwhile is told, with a connection or without', () => {
  const released = session({ releasedAt: at('15:20'), endsAt: at('15:20') });
  expect(said(released, at('15:40'))).toMatchObject({
    is: 'over',
    title: expect.stringMatching(/^Charger 05 at North Garage was released at 3:20 PM/),
  });
  for (const isOffline of [true, false])
    expect(said(session(), at('17:00'), isOffline)).toMatchObject({
      is: 'over',
      title: expect.stringMatching(/^Your session ended at 5:00 PM.*: charger 05 at North Garage$/),
    });
  expect(said(undefined, at('18:00'))).toMatchObject({
    is: 'over',
    title: 'Your session is over: charger 05 at North Garage',
  });
});

test('whether a press whose answer was lost has released the charger is not known until the list was read again', () => {
  const lost = { ...PENDING, isUnanswered: true } as const;
  const now = at('15:06');
  for (const state of [
    { isOffline: true, isReading: false },
    { isOffline: false, isReading: true },
  ])
    expect(releaseWords(lost, session(), { now, ...state })).toEqual({
      is: 'unknown',
      title: 'It is not known whether charger 05 at North Garage is released',
      text: expect.stringMatching(/^You pressed Release charger at 3:05 PM.*, and no answer came\./),
    });
  const asked = releaseWords(lost, session(), { now, isOffline: false, isReading: false });
  expect(asked.is).toBe('asked');
  expect(asked.text).not.toMatch(/without a connection|is still yours\./);
});

test('what an earlier version has kept has no location', () => {
  const { locationName: _, ...older } = PENDING;
  const words = releaseWords(older, undefined, { now: at('18:00'), isOffline: false, isReading: false });
  expect(words.title).toBe('Your session is over: charger 05');
});

describe('a released charger', () => {
  const toldAt = (time: string, change: Partial<typeof DEFAULT_RULES> = {}) =>
    releasedFor(
      { spot: { spotNumber: '05' } as OwnRow['spot'], endsAt: at('17:00') },
      {
        now: at(time),
        rules: { ...DEFAULT_RULES, peakStartTime: '06:00', peakEndTime: '17:00', ...change },
        timezone: 'UTC',
      },
    );

  test('is free for others at once outside peak hours, and in them for the rest of the hour', () => {
    expect(toldAt('14:10')).toBe('Charger 05 is free for others now.');
    expect(toldAt('16:10', { peakEndTime: '16:00' })).toBe('Charger 05 is free for others now.');
    expect(toldAt('14:10', { requirePeakReservation: false })).toBe('Charger 05 is free for others now.');
  });

  test('can be reserved from the next full hour where peak hours are by reservation alone', () => {
    expect(toldAt('14:10', { peakWalkInWhenFree: false })).toMatch(
      /^Others can reserve charger 05 from 3:00 PM/,
    );
  });

  test('gives nobody a full hour if none is left', () => {
    expect(toldAt('16:10', { peakWalkInWhenFree: false })).toBe('Your time at charger 05 has ended.');
  });
});

const released = session({ endsAt: at('15:05'), releasedAt: at('15:05') });
const told = (rows: OwnRow[], spotId?: string) =>
  toldReleases([PENDING], rows, { now: at('15:40'), isOffline: false, isReading: false, spotId }).map(
    ({ is }) => is,
  );

test('what is over is told at its own charger, not at another; what is asked is asked wherever its person is', () => {
  expect(told([released])).toEqual(['over']);
  expect(told([released], 's5')).toEqual(['over']);
  expect(told([released], 's1')).toEqual([]);
  expect(told([], 's1')).toEqual([]);
  expect(told([session()], 's1')).toEqual(['asked']);
});

test('nothing is told any more once another session has begun', () => {
  const earlier = session({ id: 'r0', arrivedAt: at('08:00'), endsAt: at('10:00') });
  expect(told([released, earlier])).toEqual(['over']);
  const later = session({ id: 'r2', spotId: 's1', arrivedAt: at('15:30'), startsAt: at('15:30') });
  expect(told([released, later])).toEqual([]);
  expect(told([released, later], 's5')).toEqual([]);
});
