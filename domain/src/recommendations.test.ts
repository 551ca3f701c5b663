import { describe, expect, it } from 'vitest';
import { evaluateBooking } from './booking-rules.ts';
import { distanceKm, formatDistance } from './distance.ts';
import { ALWAYS_OPEN } from './opening-hours.ts';
import { DEFAULT_RULES } from './organization-rules.ts';
import { lengthSentence, recommendSlots } from './recommendations.ts';
import type { Place, Visit } from './recommendations.ts';
import { OUT_OF_REACH, rankStation } from './station-ranking.ts';
import type { StationTaste } from './station-ranking.ts';
import { slotPeriod, slotOf } from './time-slots.ts';

const ZONE = 'America/New_York';
/** Friday, November 6, 10:10 AM in New York. */
const NOW = new Date('2026-11-06T15:10:00Z');
const NO_TASTE: StationTaste = {
  chargingTypes: [],
  connectorTypes: [],
  amenities: [],
  maxDistance: 10,
  home: null,
  work: null,
  usualEnergyKwh: null,
};
const SPOTS = [
  { id: 'a', spotNumber: '01', chargingType: 'level_2', connectorType: 'type_2', powerOutput: 7 },
  { id: 'b', spotNumber: '02', chargingType: 'dc_fast', connectorType: 'ccs_1', powerOutput: 50 },
];

function place(over: Partial<Place> = {}, taste = NO_TASTE): Place {
  const station = {
    id: 'garage',
    latitude: 40.71,
    longitude: -74,
    amenities: ['Wi-Fi', 'Café'],
    spots: SPOTS,
  };
  return {
    name: 'Garage',
    rank: rankStation(station, taste, null),
    context: {
      now: NOW,
      timezone: ZONE,
      weeklyHours: ALWAYS_OPEN,
      organizationId: 'organization',
      locationId: 'garage',
      locationActive: true,
      rules: DEFAULT_RULES,
      membershipStatus: 'active',
      accountStatus: 'approved',
      ownReservations: [],
    },
    spots: SPOTS,
    taken: [],
    visits: [],
    usualLoad: () => null,
    ...over,
  };
}
const visits = (...of: [date: string, startHour: number, hours: number][]): Visit[] =>
  of.map(([date, startHour, hours]) => ({ date, startHour, hours }));
const whenOf = (places: Place[], taste = NO_TASTE) =>
  recommendSlots(places, taste).map(({ date, timeSlot }) => `${date} ${timeSlot}`);
const takenBoth = (date: string, from: number, hours: number) =>
  SPOTS.map(({ id }) => ({ spotId: id, ...slotPeriod(date, slotOf(from, hours), ZONE)! }));

describe('the recommended slots', () => {
  it('are the next hour and mornings for who has never charged here, on days and at hours that differ', () => {
    const [first, ...others] = recommendSlots([place()], NO_TASTE);
    expect(first).toMatchObject({
      date: '2026-11-06',
      startHour: 11,
      reason: null,
    });
    expect(others.map(({ date, startHour }) => [date, startHour])).toEqual([
      ['2026-11-07', 7],
      ['2026-11-08', 8],
    ]);
  });

  it('are at the usual hours of each weekday, with the usual length, and say so', () => {
    const mondaysAndTuesdays = visits(
      ['2026-11-02', 9, 2],
      ['2026-10-26', 9, 2],
      ['2026-10-27', 13, 3],
      ['2026-11-03', 13, 3],
    );
    const slots = recommendSlots([place({ visits: mondaysAndTuesdays })], NO_TASTE);
    expect(slots.slice(0, 2).map(({ date, timeSlot, reason }) => [date, timeSlot, reason])).toEqual([
      ['2026-11-09', '9-11', 'You usually start at 9:00 AM here on Mondays.'],
      ['2026-11-10', '13-16', 'You usually start at 1:00 PM here on Tuesdays.'],
    ]);
  });

  it('do not call one visit a habit', () => {
    const [first] = recommendSlots([place({ visits: visits(['2026-11-02', 9, 2]) })], NO_TASTE);
    expect(first).toMatchObject({
      date: '2026-11-09',
      timeSlot: '9-11',
      reason: null,
    });
  });

  it('are never taken, closed, past or refused by a rule', () => {
    const full = place({ taken: [...takenBoth('2026-11-06', 11, 13), ...takenBoth('2026-11-07', 0, 24)] });
    expect(whenOf([full])[0]).toBe('2026-11-08 7-8');
    const suspended = place();
    suspended.context = { ...suspended.context, membershipStatus: 'suspended' };
    expect(whenOf([suspended])).toEqual([]);
    for (const slot of recommendSlots([full], NO_TASTE))
      expect(
        evaluateBooking(slot, { ...full.context, spotActive: true, spotBookings: [] }).violations,
      ).toEqual([]);
  });

  it('take the charger of the preferred connector, and the length that the usual energy needs there', () => {
    const taste = { ...NO_TASTE, connectorTypes: ['ccs_1'], usualEnergyKwh: 40 };
    const [first] = recommendSlots([place({}, taste)], taste);
    expect(first).toMatchObject({
      spot: { id: 'b' },
      hours: 2,
      reason: 'Its chargers have the CCS 1 connector that you prefer.',
      lengthReason:
        '2 hours are enough for the 40\u00a0kWh that you usually charge, at 50\u00a0kW, with 15\u00a0minutes to plug in and leave.',
    });
    expect(first?.place.rank.estimatedChargingTime).toBe(48);
    // At 7 kW it takes longer than may be booked: nothing is said to be enough.
    const slow = place({ spots: SPOTS.slice(0, 1) }, taste);
    expect(recommendSlots([slow], { ...taste, connectorTypes: [] })[0]?.lengthReason).toBeNull();
  });

  it.each([
    [2, 11, '2 hours are enough for the 11 kWh that you usually charge, at 7 kW.'],
    [
      3,
      14,
      '3 hours are enough for the 14 kWh that you usually charge, at 7 kW, with 15 minutes to plug in and leave.',
    ],
    [3, 15, '3 hours are enough for the 15 kWh that you usually charge, at 7 kW.'],
    [1, 0.5, '1 hour is enough for the 0.5 kWh that you usually charge, at 7 kW.'],
  ])('say why %i hours for %d kWh', (hours, energyKwh, sentence) => {
    expect(lengthSentence(hours, energyKwh, 7, 8)?.replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  it('leave out days on which the member has a reservation, while others are to be had', () => {
    const own = {
      id: 'own',
      organizationId: 'organization',
      locationId: 'garage',
      timezone: ZONE,
      kind: 'reservation',
    } as const;
    const days = ['2026-11-06', '2026-11-07', '2026-11-08'].map((date) => ({
      ...own,
      ...slotPeriod(date, slotOf(16, 1), ZONE)!,
      date,
      status: 'confirmed' as const,
    }));
    const busy = place();
    busy.context = { ...busy.context, ownReservations: days };
    expect(recommendSlots([busy], NO_TASTE).map(({ date }) => date)).toEqual([
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
    ]);
  });

  it('do not call most chargers free at that time where few of them are', () => {
    const taken = [{ spotId: 'b', startsAt: NOW, endsAt: new Date(NOW.getTime() + 90 * 86_400_000) }];
    const reasons = (over: Partial<Place>) =>
      recommendSlots([place({ usualLoad: () => 0.2, ...over })], NO_TASTE)[0]?.reason;
    expect(reasons({})).toContain('Most chargers are usually free at that time.');
    expect(reasons({ taken })).toBeNull();
  });

  it('prefer what is near, has the amenities, and is usually free then', () => {
    const taste = { ...NO_TASTE, amenities: ['Café'], work: { latitude: 40.72, longitude: -74 } };
    const near = place({ usualLoad: (weekend) => (weekend ? 0.9 : 0.2) }, taste);
    const far = { id: 'far', latitude: 41.5, longitude: -74, amenities: [], spots: SPOTS };
    const other = place({ name: 'Far', rank: rankStation(far, taste, null) });
    const [first] = recommendSlots([other, near], taste);
    expect(first?.place.name).toBe('Garage');
    expect(first?.reason).toBe(
      'Its amenities include Café, as you prefer. It is 1.1 km from your workplace. Most chargers are usually free at that time.',
    );
  });
});

it.each`
  kilometers | text
  ${0.02}    | ${'100 m'}
  ${0.44}    | ${'400 m'}
  ${0.96}    | ${'1.0 km'}
  ${3.24}    | ${'3.2 km'}
  ${14.4}    | ${'14 km'}
`('$kilometers km read as $text', ({ kilometers, text }) => expect(formatDistance(kilometers)).toBe(text));

it('puts a location that a member has never used out of reach, unless it is near', () => {
  const garage = { id: 'garage', latitude: 40.71, longitude: -74, amenities: [], spots: SPOTS };
  const scoreFor = (taste: StationTaste, visits: number | null) => rankStation(garage, taste, visits).score;
  expect(scoreFor(NO_TASTE, 0)).toBeLessThan(OUT_OF_REACH);
  expect(scoreFor(NO_TASTE, null)).toBeGreaterThan(OUT_OF_REACH);
  expect(scoreFor({ ...NO_TASTE, home: { latitude: 40.72, longitude: -74 } }, 0)).toBeGreaterThan(
    OUT_OF_REACH,
  );
});

it('measures the distance of two places, also across the date line', () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  expect(distanceKm(newYork, { latitude: 51.5074, longitude: -0.1278 })).toBeCloseTo(5570, -1);
  expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(
    22.2,
    1,
  );
});
