import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../platform/database/ids.ts';
import type { DayRow } from './day-store.ts';
import { presentDayReservation, presentGridRow, visibleDayRow, type VisibleRow } from './presenter.ts';

const viewer = { userId: newId(), isAdmin: false };
const hidden = {
  showReservationDetails: false,
  showUserNames: true,
  showVehicleInfo: true,
  showContactInfo: true,
};
const place = { locationId: newId(), spotId: newId(), spotNumber: '07', timezone: 'America/St_Johns' };

/** Rows that begin and end at any minute within two given hours; everything else varies. */
const rows: fc.Arbitrary<DayRow> = fc
  .record({
    start: fc.integer({ min: 0, max: 3_599_999 }),
    end: fc.integer({ min: 0, max: 3_599_999 }),
    kind: fc.constantFrom('reservation' as const, 'walk_in' as const, 'hold' as const),
    status: fc.constantFrom('confirmed' as const, 'arrived' as const, 'held' as const),
    firstName: fc.string(),
    make: fc.option(fc.string()),
    heldUntil: fc.option(fc.constant(new Date('2026-11-23T12:15:20.500Z'))),
  })
  .map(({ start, end, kind, status, firstName, make, heldUntil }) => ({
    ...place,
    id: newId(),
    kind,
    status,
    userId: newId(),
    date: '2026-11-23',
    timeSlot: kind === 'walk_in' ? 'walk-in' : '9-12',
    // 9 AM and 12 PM at the location.
    startsAt: new Date(Date.parse('2026-11-23T12:30:00Z') + start),
    endsAt: new Date(Date.parse('2026-11-23T15:30:00Z') + end),
    heldUntil,
    closedFor: null,
    user: { firstName, lastName: firstName, email: `${firstName}@example.org`, phone: firstName },
    vehicle: { make, model: make, color: make },
  }));

test('a reservation with hidden details reveals only its charger and whole hours', () => {
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const [seen, seenOther] = [one, other].map((row) => visibleDayRow(row, viewer, hidden));
      if (!seen || !seenOther) throw new Error('three hours leave something to tell');
      const told = presentDayReservation(seen);
      expect(told).toEqual(presentDayReservation(seenOther));
      expect(told.id).not.toBe(one.id);
      const id = expect.not.stringContaining(one.id);
      expect(presentGridRow(seen, { isDetailed: true })).toEqual({ ...told, id });
      expect(told).toMatchObject({
        startsAt: '2026-11-23T12:30:00.000Z',
        endsAt: '2026-11-23T15:30:00.000Z',
        timeSlot: '9-12',
      });
    }),
  );
});

test('a day’s grid keeps all visible data, and does not reveal which rows of similar members belong together', () => {
  const alike = fc.tuple(rows, rows, fc.boolean(), fc.boolean());
  fc.assert(
    fc.property(alike, ([one, other, showUserNames, showVehicleInfo]) => {
      const privacy = { ...hidden, showReservationDetails: true, showUserNames, showVehicleInfo };
      const namesake = { ...other, user: one.user, vehicle: one.vehicle };
      const [ofTwo, ofOne] = [namesake.userId, one.userId].map((userId) =>
        [one, { ...namesake, userId }].flatMap((row) => visibleDayRow(row, viewer, privacy) ?? []),
      );
      if (!ofTwo || !ofOne) throw new Error('two days were seen');
      const gridOf = (seen: VisibleRow[]) => seen.map((row) => presentGridRow(row, { isDetailed: true }));
      expect(gridOf(ofTwo)).toEqual(gridOf(ofOne));
      const long = ofTwo.map(presentDayReservation);
      expect(gridOf(ofTwo)).toEqual(long.map((row) => ({ ...row, id: expect.any(String) })));
    }),
  );
});
