import type { BookingContext } from '@chargerota/domain';
import { describe, expect, it } from 'vitest';
import {
  chooseDate,
  chooseLocation,
  chooseStart,
  FIRST_FREE,
  NOTHING,
  openChoice,
  ownConflict,
  keepPossible,
} from './selection.ts';
import { readLink } from './booking-link.ts';
import type { Selection } from './selection.ts';
import { memberContext, ownReservation } from '../testing/member-context.ts';

/** The member has a reservation from 1 PM to 3 PM. */
const context: BookingContext = {
  ...memberContext,
  ownReservations: [ownReservation(new Date('2026-11-06T18:00:00Z'), new Date('2026-11-06T20:00:00Z'))],
};
const chosen: Selection = {
  locationId: 'garage',
  date: '2026-11-06',
  startHour: 16,
  hours: 2,
  spotId: 'spot',
};

describe('the steps of a booking', () => {
  it('a changed step clears the later choices', () => {
    expect(chooseLocation('lot')).toEqual({ ...NOTHING, locationId: 'lot' });
    expect(chooseDate(chosen, '2026-11-09')).toEqual({
      ...NOTHING,
      locationId: 'garage',
      date: '2026-11-09',
    });
  });

  it('the first start takes the suggested duration; a changed start keeps the duration if the limit allows', () => {
    const start = (selection: Selection, hour: number) => chooseStart(selection, hour, context).selection;
    const monday = chooseDate(chosen, '2026-11-09');
    expect(start(monday, 9)).toMatchObject({ startHour: 9, hours: 3 });
    expect(start(monday, 16)).toMatchObject({ startHour: 16, hours: 1 });
    expect(start({ ...monday, startHour: 16, hours: 2 }, 9)).toMatchObject({ startHour: 9, hours: 2 });
    expect(start({ ...monday, startHour: 16, hours: 8 }, 9)).toMatchObject({ startHour: 9, hours: 3 });
  });

  it('where no charger is free for the usual duration, the longest with a free one is taken', () => {
    const monday = chooseDate(chosen, '2026-11-09');
    const hoursWith = (most: number) =>
      chooseStart(monday, 9, context, (_start, hours) => (hours <= most ? 1 : 0)).selection.hours;
    expect([hoursWith(3), hoursWith(2), hoursWith(0)]).toEqual([3, 2, 3]);
  });

  it('a start that makes the slot overlap the member’s own reservation clears the slot and names that reservation', () => {
    expect(chooseStart(chosen, 12, context)).toEqual({
      selection: { ...chosen, startHour: 12, hours: null, spotId: null },
      conflict: 'You already have a reservation at this time on Fri, Nov 6 (1:00 PM to 3:00 PM)',
    });
  });

  it('the member’s own reservation elsewhere is named on that location’s clocks', () => {
    const inBerlin = { ...context, timezone: 'Europe/Berlin', readerZone: 'Europe/Berlin' };
    expect(ownConflict('2026-11-06', 19, 1, inBerlin)).toBe(
      'You already have a reservation at this time on Fri, Nov 6 (1:00 PM to 3:00 PM ET)',
    );
  });
});

describe('a selection kept from an earlier visit', () => {
  const cases: [string, Selection, Selection][] = [
    ['is used while everything in it is still possible', chosen, chosen],
    ['loses a day that has passed', { ...chosen, date: '2026-11-05' }, chooseLocation('garage')],
    ['loses an hour that has begun', { ...chosen, startHour: 10 }, chooseDate(chosen, '2026-11-06')],
    [
      'loses a duration beyond the limit',
      { ...chosen, startHour: 11, hours: 4 },
      { ...chosen, startHour: 11, hours: null, spotId: null },
    ],
    ['loses everything with another location', { ...chosen, locationId: 'gone' }, NOTHING],
    [
      'may stand for the first free charger',
      { ...chosen, spotId: FIRST_FREE },
      { ...chosen, spotId: FIRST_FREE },
    ],
  ];
  it.each(cases)('%s', (_, kept, expected) => {
    expect(keepPossible(kept, context)).toEqual(expected);
  });

  it('is dropped if the location takes no reservations any more', () => {
    expect(keepPossible(chosen, { ...context, locationActive: false })).toEqual(NOTHING);
  });
});

it('a link names a charger, one that is taken rather than another, or none', () => {
  const choiceOf = (link: string) => readLink(`?location=garage&date=2026-11-06&slot=9-12${link}`)!.spotId;
  expect(openChoice(choiceOf('&spot=04'))).toBeNull();
  expect(openChoice(choiceOf('&rather=04'))).toEqual({ rather: '04' });
  expect(openChoice(choiceOf(''))).toEqual({ rather: undefined });
});
