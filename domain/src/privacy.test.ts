import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRIVACY, hourlyPeriod, privacyLevel, visibleReservation } from './privacy.ts';
import type { PrivacySettings } from './privacy.ts';
import { dates, durations, hours, instants, zones } from './testing/arbitraries.ts';
import { slotOf, slotPeriod } from './time-slots.ts';
import { localTime } from './zones.ts';

const EVERYTHING = { details: true, userName: true, vehicle: true, contact: true };
const NOTHING = { details: false, userName: false, vehicle: false, contact: false };
const member = { userId: 'ann', isAdmin: false };

function settings(
  showReservationDetails: boolean,
  showUserNames: boolean,
  showVehicleInfo: boolean,
  showContactInfo: boolean,
): PrivacySettings {
  return { showReservationDetails, showUserNames, showVehicleInfo, showContactInfo };
}

describe("another member's reservation", () => {
  it.each([
    ['by default', DEFAULT_PRIVACY, { details: true, userName: true, vehicle: false, contact: false }],
    ['with everything shown', settings(true, true, true, true), EVERYTHING],
    ['with the master switch off, whatever else is on', settings(false, true, true, true), NOTHING],
    [
      'with contacts alone',
      settings(true, false, false, true),
      { details: true, userName: false, vehicle: false, contact: true },
    ],
  ])('%s', (_, privacy, parts) => {
    expect(visibleReservation(member, 'bob', privacy)).toEqual(parts);
  });

  it('is seen in full by administrators and by its owner', () => {
    const hidden = settings(false, false, false, false);
    expect(visibleReservation({ userId: 'eve', isAdmin: true }, 'bob', hidden)).toEqual(EVERYTHING);
    expect(visibleReservation(member, 'ann', hidden)).toEqual(EVERYTHING);
  });
});

it.each([
  [settings(false, true, true, true), 'maximum'],
  [settings(true, false, false, false), 'maximum'],
  [settings(true, true, false, false), 'basic'],
  [settings(true, true, true, false), 'collaborative'],
  [settings(true, false, false, true), 'collaborative'],
])('%o is the level %s', (privacy, level) => {
  expect(privacyLevel(privacy)).toBe(level);
});

describe('the time of a reservation whose details are hidden', () => {
  const spans = fc.tuple(instants, fc.integer({ min: 0, max: 1_800 })).map(([startsAt, minutes]) => ({
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
  }));

  it('is shown in whole hours, so that nobody sees when a member came or left', () => {
    const seconds = fc.integer({ min: 0, max: 3_599 });
    fc.assert(
      fc.property(spans, zones, seconds, seconds, (span, zone, later, longer) => {
        const other = {
          startsAt: new Date(span.startsAt.getTime() + later * 1000),
          endsAt: new Date(span.endsAt.getTime() + longer * 1000),
        };
        const hourOf = (at: Date) => [localTime(at, zone).date, localTime(at, zone).hour].join();
        fc.pre(
          hourOf(span.startsAt) === hourOf(other.startsAt) && hourOf(span.endsAt) === hourOf(other.endsAt),
        );
        expect(hourlyPeriod(other, zone)).toEqual(hourlyPeriod(span, zone));
      }),
    );
  });

  it('is the whole slot if it began on the hour and was not left early', () => {
    fc.assert(
      fc.property(dates, hours, durations, zones, (date, hour, length, zone) => {
        const period = slotPeriod(date, slotOf(hour, length), zone);
        fc.pre(period !== null);
        expect(hourlyPeriod(period, zone)).toEqual(period);
      }),
    );
  });

  it('never covers time in which the charger is free again, nor overlaps the next reservation', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 600 }), zones, (span, minutes, zone) => {
        const startsAt = new Date(span.endsAt.getTime() + minutes * 60_000);
        const next = hourlyPeriod({ startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000) }, zone);
        const shown = hourlyPeriod(span, zone);
        fc.pre(shown !== null);
        expect(shown.endsAt.getTime()).toBeLessThanOrEqual(span.endsAt.getTime());
        expect(next?.startsAt.getTime() ?? Infinity).toBeGreaterThanOrEqual(shown.endsAt.getTime());
      }),
    );
  });
});
