import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { DEFAULT_RULES, DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { linkFromHour } from './link-from-hour.ts';
import { locationDay } from './location-day.ts';
import { memberContext, ownReservation } from './testing/member-context.ts';

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

it('a free hour leads to a booking of that charger, as long as suggested', () => {
  expect(press(8)).toEqual({ link: { location: 'garage', date: '2026-11-09', slot: '8-11', spot: 'spot' } });
});

it('the charger’s next reservation and the closing time limit its length', () => {
  expect(press(10)).toMatchObject({ link: { slot: '10-11' } });
  expect(press(17)).toMatchObject({ link: { slot: '17-18' } });
});

it('an hour that a rule forbids for this member shows the rule', () => {
  expect(press(9, { ownReservations: [ownReservation(at(8), at(10))] })).toEqual({
    refusal: {
      title: 'Booking Conflict',
      description: 'You already have a reservation on Mon, Nov 9 from 8:00 AM to 10:00 AM',
    },
  });
});
