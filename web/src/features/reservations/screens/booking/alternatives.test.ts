import { DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import { expect, it } from 'vitest';
import type { Offer } from '@chargerota/contract';
import { memberContext } from '../../testing/member-context.ts';
import { alternativeTo } from './alternatives.tsx';

const MONDAY = '2026-11-09';
const location = { id: 'pier-7', operatingHoursJson: DEFAULT_WEEKLY_HOURS, timezone: 'America/New_York' };
const NOTHING = { locationId: 'pier-7', date: MONDAY, startHour: null, hours: null, spotId: null };

const NOW = new Date('2026-11-06T15:00:00Z');
type Held = Partial<Pick<Offer, 'startsAt' | 'endsAt' | 'expiresAt' | 'status'>> & { at?: string };

/** An offer of 2 to 4 PM, until it says otherwise. */
const offerOf = ({ at = 'pier-7', ...more }: Held): Offer =>
  ({
    id: 'o1',
    location: { id: at, name: 'Pier 7', timezone: 'America/New_York' },
    spot: { spotNumber: '02' },
    startsAt: '2026-11-09T19:00:00Z',
    endsAt: '2026-11-09T21:00:00Z',
    expiresAt: '2026-11-06T17:00:00Z',
    status: 'open',
    ...more,
  }) as unknown as Offer;

type Situation = { free?: number; isDayKnown?: boolean; held?: Held; hasLine?: boolean };

const alternative = (
  chosen: object,
  freeSpots: number | null,
  { free = 0, isDayKnown = true, held, hasLine = true }: Situation = {},
) =>
  alternativeTo(
    {
      location,
      context: memberContext,
      selection: { ...NOTHING, ...chosen },
      now: NOW,
    } as unknown as Parameters<typeof alternativeTo>[0],
    { free: () => free, freeSpots, isDayKnown },
    { offers: held ? [offerOf(held)] : [], hasLine },
  );

it('where nothing of a day or of the chosen hours is free, one can wait for it, and else not', () => {
  expect(alternative({}, null)).toMatchObject({
    title: 'No charger is free that day',
    wait: { location: 'pier-7', date: MONDAY },
  });
  expect(alternative({}, null, { free: 1 })).toBeNull();
  expect(alternative({}, null, { isDayKnown: false })).toBeNull();
  expect(alternative({ date: null }, null)).toBeNull();
  // A start without a length waits for the day, and a whole choice for its hours.
  expect(alternative({ startHour: 14 }, null)?.title).toBe('No charger is free that day');
  expect(alternative({ startHour: 14, hours: 2 }, 0)).toEqual({
    title: 'No charger is free then',
    wait: { location: 'pier-7', date: MONDAY, from: '14', hours: '2' },
  });
  expect(alternative({ startHour: 14, hours: 2 }, 3)).toBeNull();
  expect(alternative({ startHour: 14, hours: 2 }, null)).toBeNull();
});

it('where something is held for the member, that comes before the line, and other hours are waited for', () => {
  const offer = {
    title: expect.stringMatching(/^Charger 02 is held for you until 12:00/),
    offer: { id: 'o1' },
  };
  expect(alternative({}, null, { held: {} })).toMatchObject(offer);
  expect(alternative({ startHour: 14, hours: 2 }, 0, { held: {} })).toMatchObject(offer);
  expect(alternative({ startHour: 13, hours: 2 }, 0, { held: {} })).toMatchObject(offer);
  // Also where nobody can join any more.
  expect(alternative({}, null, { held: {}, hasLine: false })).toMatchObject(offer);
  expect(alternative({}, null, { hasLine: false })).toBeNull();
  const waits: [object, Held][] = [
    [{ startHour: 16, hours: 2 }, {}],
    [{ startHour: 12, hours: 2 }, {}],
    [{ startHour: 14, hours: 2 }, { at: 'pier-8' }],
    [{ startHour: 14, hours: 2 }, { status: 'passed' }],
    [{ startHour: 14, hours: 2 }, { expiresAt: NOW.toISOString() }],
    [{}, { startsAt: '2026-11-10T19:00:00Z', endsAt: '2026-11-10T21:00:00Z' }],
  ];
  for (const [chosen, held] of waits)
    expect(alternative(chosen, 0, { held })).toMatchObject({ wait: { location: 'pier-7' } });
});
