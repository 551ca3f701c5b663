import type { Location, Spot, DayReservation } from '@chargerota/contract';
import {
  ALWAYS_OPEN,
  dayHours,
  type BookingContext,
  DEFAULT_RULES,
  DEFAULT_WEEKLY_HOURS,
} from '@chargerota/domain';
import { describe, expect, test } from 'vitest';
import { buildGrid, isPaleCell } from './grid/grid-model.ts';
import { locationDay } from './location-day.ts';
import { openingsFor, refusedColumns, rememberRefusals, linkFromHour } from './member-hours.ts';
import { memberContext, ownReservation } from '../../testing/member-context.ts';

const location = { id: 'garage' } as Location;
const day = { location, date: '2026-11-06', columns: dayHours('2026-11-06', memberContext.timezone) };
/** The member has a reservation from 1 PM to 3 PM. */
const own = [ownReservation(new Date('2026-11-06T18:00:00Z'), new Date('2026-11-06T20:00:00Z'))];
const contextWith = (allowConsecutiveReservations: boolean): BookingContext => ({
  ...memberContext,
  rules: {
    ...memberContext.rules,
    allowConsecutiveReservations,
    maxConsecutiveSlots: allowConsecutiveReservations ? 9 : 1,
  },
  ownReservations: own,
});
const between = (columns: ReadonlySet<number>, from: number, to: number): number[] =>
  [...columns].filter((column) => column >= from && column <= to);

test('the hours of one’s own reservation are not offered, nor those beside it where a gap is demanded', () => {
  expect(between(refusedColumns(day, contextWith(true)), 11, 17)).toEqual([13, 14]);
  expect(between(refusedColumns(day, contextWith(false)), 11, 17)).toEqual([12, 13, 14, 15]);
});

test('where peak hours are by reservation alone nobody can have the hour that runs, and the next can be reserved', () => {
  const rules = { ...memberContext.rules, peakWalkInWhenFree: false };
  expect(between(refusedColumns(day, { ...memberContext, rules }), 10, 12)).toEqual([10]);
  expect(between(refusedColumns(day, memberContext), 10, 12)).toEqual([]);
});

test('a day is judged again when something it depends on changes, and answers with the same set if nothing else does', () => {
  const refusalsOf = rememberRefusals();
  let judged = 0;
  const contextAt = (allows: boolean) => (): BookingContext => {
    judged += 1;
    return contextWith(allows);
  };
  const first = refusalsOf(day, [1], contextAt(true));
  expect(refusalsOf(day, [1], contextAt(true))).toBe(first);
  expect(judged).toBe(1);
  expect(refusalsOf(day, [2], contextAt(true))).toBe(first);
  expect(refusalsOf(day, [3], contextAt(false))).not.toBe(first);
  expect(judged).toBe(3);
});

test('in peak hours the hour that runs is drawn as refused; an hour that is for walk-ins only is refused to nobody', () => {
  const all = new Set(day.columns.map((_, column) => column));
  const { startsAt: now } = day.columns[10]!;
  const drawnPale = (peak: typeof day.columns, refused: ReadonlySet<number>) =>
    buildGrid([{ id: '01', spotNumber: '01', powerKw: 7, connector: 'Type 2', isActive: true }], [], {
      columns: day.columns,
      openIntervals: [{ startsAt: day.columns[9]!.startsAt, endsAt: day.columns[13]!.endsAt }],
      peak,
      offPeak: { walkIn: true, reserve: false },
      peakAtOnce: false,
      now: new Date(+now + 60_000),
    }).rows[0]!.cells.flatMap((cell) => (isPaleCell(refused, cell) ? [cell.column] : []));
  const wholeDay = [{ ...day.columns[0]!, endsAt: day.columns.at(-1)!.endsAt }];
  expect(drawnPale(wholeDay, all)).toEqual([10, 11, 12, 13]);
  expect(drawnPale(wholeDay, new Set([10]))).toEqual([10]);
  expect(drawnPale([], new Set([11, 12, 13]))).toEqual([]);
});

test('who can have what is free only later is told why: an own reservation in the way, not the peak hours that run', () => {
  const garage = {
    ...location,
    timezone: memberContext.timezone,
    operatingHoursJson: ALWAYS_OPEN,
  } as Location;
  const inService = { isActive: true, currentStatus: 'available', connectorType: 'j1772' };
  const spots = [{ id: '01', locationId: 'garage', spotNumber: '01', ...inService }] as Spot[];
  const { now } = memberContext;
  const rules = { ...memberContext.rules, peakWalkInWhenFree: false };
  const shown = locationDay(garage, day.date, spots, [], rules, now);
  const openingsWith = (ownReservations: typeof own) => {
    const context = { ...contextWith(true), ownReservations };
    context.rules = { ...context.rules, peakWalkInWhenFree: false };
    return openingsFor(shown, refusedColumns(shown, context), context);
  };
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 6, hour + 5));
  expect(openingsWith([])).toMatchObject({ reserve: { startsAt: at(11) }, whyLater: null });
  const beside = openingsWith([ownReservation(at(11), at(13))]);
  expect(beside).toMatchObject({ reserve: { startsAt: at(13) }, whyNot: null });
  expect(beside.whyLater).toBe('You already have a reservation on Fri, Nov 6 from 11:00 AM to 1:00 PM');
  // A walk-in of another day is not judged by what is refused now.
  const closed = { ...ALWAYS_OPEN.friday, closed: true };
  const context = { ...contextWith(true), weeklyHours: { ...ALWAYS_OPEN, friday: closed } };
  context.rules = { ...context.rules, peakHoursEnabled: false };
  context.ownReservations = [ownReservation(at(24), at(34))];
  const saturday = locationDay(garage, '2026-11-07', spots, [], context.rules, now);
  const openings = openingsFor(saturday, refusedColumns(saturday, context), context);
  expect([saturday.summary.walkIn?.startsAt, openings.walkIn?.startsAt]).toEqual([at(24), at(34)]);
  expect(openings.whyLater).toMatch('You already have a reservation on Sat, Nov 7');
});

describe('a press on an hour', () => {
  const { now, timezone } = memberContext;
  const location = { id: 'garage', timezone, operatingHoursJson: DEFAULT_WEEKLY_HOURS } as Location;
  const spot = { id: 'spot', locationId: 'garage', spotNumber: '07', isActive: true } as Spot;
  const context: BookingContext = { ...memberContext, weeklyHours: DEFAULT_WEEKLY_HOURS };

  /** The charger is taken on Monday from eleven to one, New York time. */
  const taken = {
    id: 'taken',
    kind: 'reservation',
    status: 'confirmed',
    locationId: 'garage',
    spotId: 'spot',
    startsAt: '2026-11-09T16:00:00Z',
    endsAt: '2026-11-09T18:00:00Z',
    timezone,
  } as DayReservation;

  const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 9, hour + 5));
  const { grid } = locationDay(location, '2026-11-09', [spot], [taken], DEFAULT_RULES, now);
  const press = (hour: number, change: Partial<BookingContext> = {}) =>
    linkFromHour(location, grid.rows[0]!, at(hour), { ...context, ...change });

  test('a free hour leads to a booking of that charger, as long as suggested', () => {
    expect(press(8)).toEqual({
      link: { location: 'garage', date: '2026-11-09', slot: '8-11', spot: 'spot' },
    });
  });

  test('the charger’s next reservation and the closing time limit its length', () => {
    expect(press(10)).toMatchObject({ link: { slot: '10-11' } });
    expect(press(17)).toMatchObject({ link: { slot: '17-18' } });
  });

  test('an hour that a rule forbids for this member shows the rule', () => {
    expect(press(9, { ownReservations: [ownReservation(at(8), at(10))] })).toEqual({
      refusal: {
        title: 'Booking Conflict',
        description: 'You already have a reservation on Mon, Nov 9 from 8:00 AM to 10:00 AM',
      },
    });
  });
});
