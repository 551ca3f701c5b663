import type { DayReservation, Spot } from '@chargerota/contract';
import { ALWAYS_OPEN, DEFAULT_RULES } from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import { expect, test } from 'vitest';
import type { OwnRow } from '../../member/own-rows.ts';
import { otherFree } from '../../actions/move-away.tsx';
import { canBeBlocked, situationAt } from './at-charger.ts';

const NOW = new Date('2026-11-20T15:05:00Z');
const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));

const HOLD = { kind: 'hold', status: 'held', heldUntil: '2026-11-20T15:20:00Z' };

const context: BookingContext = {
  now: NOW,
  timezone: 'UTC',
  weeklyHours: null,
  organizationId: 'organization',
  locationId: 'garage',
  locationActive: true,
  rules: { ...DEFAULT_RULES, peakHoursEnabled: false },
  membershipStatus: 'active',
  accountStatus: 'approved',
  ownReservations: [],
};

const spotOf = (id: string, over: Partial<Spot> = {}): Spot => ({
  id,
  locationId: 'garage',
  spotNumber: id,
  chargingType: 'level_2',
  connectorType: 'type_2',
  powerOutput: 7,
  currentStatus: 'available',
  isActive: true,
  lastStatusUpdate: null,
  ...over,
});

const row = (spotId: string, from: number, to: number, over: object = {}): DayReservation =>
  ({
    id: `${spotId}@${from}`,
    spotId,
    startsAt: at(from).toISOString(),
    endsAt: at(to).toISOString(),
    kind: 'reservation',
    status: 'confirmed',
    isMine: false,
    heldUntil: null,
    timezone: 'UTC',
    user: null,
    ...over,
  }) as DayReservation;

const own = (spotId: string, from: number, to: number, over: object = {}): OwnRow =>
  ({
    id: 'own',
    kind: 'reservation',
    status: 'confirmed',
    spotId,
    date: '2026-11-20',
    timezone: 'UTC',
    startsAt: at(from),
    endsAt: at(to),
    arrivedAt: null,
    releasedAt: null,
    location: { id: 'garage', name: 'Garage', organization: { noShowGracePeriodMinutes: 30 } },
    spot: { spotNumber: spotId },
    ...over,
  }) as OwnRow;

type Found = { own?: OwnRow[]; reservations?: DayReservation[]; spot?: Spot; over?: Partial<BookingContext> };
const situation = ({ own: rows = [], reservations = [], spot = spotOf('1'), over = {} }: Found) =>
  situationAt({ spot, own: rows, reservations, context: { ...context, ...over } });

/** One's own reservation, as every screen reads it. */
const withOwn = (row: OwnRow, rules: Partial<BookingContext['rules']> = {}): Found => ({
  own: [row],
  over: {
    ownReservations: [{ ...row, organizationId: 'organization', locationId: 'garage' }],
    rules: { ...context.rules, ...rules },
  },
});

test.each<[string, Found, object]>([
  ['one’s reservation here whose arrival is awaited', { own: [own('1', 15, 17)] }, { is: 'confirm' }],
  [
    'one’s session here',
    { own: [own('1', 15, 17, { status: 'arrived', arrivedAt: at(15) })] },
    { is: 'charging' },
  ],
  [
    'one’s reservation here later today, too early to begin it',
    withOwn(own('1', 16, 18)),
    { is: 'later', why: expect.stringMatching(/^You can start charging from 3:30 PM/) },
  ],
  [
    'one’s reservation here that can begin early',
    withOwn(own('1', 16, 18), { earlyArrivalMinutes: 60 }),
    { is: 'early' },
  ],
  [
    'one’s reservation here of tomorrow’s first hour that can begin early',
    {
      own: [own('1', 24, 26, { date: '2026-11-21' })],
      over: {
        now: new Date('2026-11-20T23:40:00Z'),
        weeklyHours: ALWAYS_OPEN,
      },
    },
    { is: 'early' },
  ],
  [
    'nobody’s until one’s own reservation after a gap',
    withOwn(own('1', 17, 18)),
    { is: 'free', next: null, limit: expect.stringMatching(/^You already have 5:00 PM/) },
  ],
  [
    'one’s reservation at another charger now',
    { own: [own('2', 15, 17)] },
    { is: 'elsewhere', isCharging: false },
  ],
  ['a charger in maintenance', { spot: spotOf('1', { currentStatus: 'maintenance' }) }, { is: 'out' }],
  [
    'a charger that is closed for a time',
    { reservations: [row('1', 14, 19, { kind: 'closure', status: 'closed', closedFor: 'repairs' })] },
    { is: 'out', closed: { reason: 'repairs', endsAt: at(19) } },
  ],
  [
    'somebody’s reservation',
    { reservations: [row('1', 14, 16)] },
    { is: 'taken', until: at(16), held: null },
  ],
  [
    'an offer to a member in line',
    { reservations: [row('1', 15, 16, HOLD)] },
    { is: 'taken', held: { isMine: false, until: expect.stringMatching(/^3:20 PM/) } },
  ],
  [
    'an offer to oneself',
    { reservations: [row('1', 15, 16, { ...HOLD, isMine: true })] },
    { is: 'offered', hold: { spotId: '1' }, held: { isMine: true } },
  ],
  [
    'nobody’s, and how long it is open',
    {},
    { is: 'free', next: null, limit: expect.stringMatching(/^The location closes at 6:00\sPM/) },
  ],
  [
    'nobody’s, and that it closes before somebody’s reservation',
    { reservations: [row('1', 30, 32)] },
    { is: 'free', next: null, limit: expect.stringMatching(/^The location closes at 6:00\sPM/) },
  ],
  [
    'nobody’s, and soon somebody’s',
    { reservations: [row('1', 16, 18)] },
    { is: 'free', next: { from: at(16), held: null }, limit: null },
  ],
  [
    'nobody’s, and soon held for oneself',
    { reservations: [row('1', 16, 18, { ...HOLD, isMine: true })] },
    { is: 'free', next: { from: at(16), held: { isMine: true } } },
  ],
  [
    'nobody’s in hours that need a reservation',
    { over: { rules: { ...context.rules, offPeakAccessPolicy: 'reservation_only' } } },
    { is: 'no_walk_in' },
  ],
])('who stands at a charger finds %s', (_, found, expected) => {
  expect(situation(found)).toMatchObject(expected);
});

test.each<[string, Found, boolean]>([
  ['one’s reservation here', { own: [own('1', 15, 17)], reservations: [row('1', 13, 15)] }, true],
  ['nobody’s', {}, true],
  ['one’s own later today', { own: [own('1', 17, 18)] }, true],
  ['somebody’s, whose car rightly stands there', { reservations: [row('1', 14, 16)] }, false],
  ['one that is held for another', { reservations: [row('1', 15, 16, { status: 'held' })] }, false],
  [
    'somebody’s, with one’s own elsewhere',
    { own: [own('2', 15, 17)], reservations: [row('1', 14, 16)] },
    false,
  ],
  ['nobody’s, with one’s own elsewhere', { own: [own('2', 15, 17)] }, true],
  ['out of use', { spot: spotOf('1', { currentStatus: 'maintenance' }) }, false],
])('at a charger that is %s, whether a car can be in the way is %s', (_, found, expected) => {
  const { own: rows = [], reservations = [], spot = spotOf('1'), over = {} } = found;
  const scene = { spot, own: rows, reservations, context: { ...context, ...over } };
  expect(canBeBlocked(scene, situationAt(scene))).toBe(expected);
});

test('a charger to go to instead is in service, free for the whole time, at the same location and not reported', () => {
  const spots = [
    spotOf('1'),
    spotOf('2'),
    spotOf('3'),
    spotOf('4', { currentStatus: 'maintenance' }),
    spotOf('5', { locationId: 'elsewhere' }),
    spotOf('6'),
  ];
  const reservations = [row('2', 16, 17)];
  const period = { startsAt: at(15), endsAt: at(17) };
  const found = otherFree({ spot: spotOf('1'), spots, reservations }, period, new Set(['6']));
  expect(found.map(({ id }) => id)).toEqual(['3']);
});
