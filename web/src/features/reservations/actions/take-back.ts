// What a member did with a reservation, and how Undo takes it back (decision 0073): by the ordinary routes, with
// the rules as they are then. What is free then only the server knows.
import { m } from '@chargerota/messages';
import type { Reservation } from '@chargerota/contract';
import { evaluateBooking } from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import { call } from '../../../lib/api.ts';
import { newKey } from '../../../lib/attempt-key.ts';
import { formatDay } from '../../../lib/dates.ts';

type Row = Pick<Reservation, 'id' | 'userId' | 'locationId' | 'spotId' | 'date' | 'timeSlot'> & {
  spot: { spotNumber: string };
};

/** Whether the rules still allow the hours of a reservation that is given up. Hours that have begun cannot be reserved. */
export function canReserveAgain(row: Row, context: BookingContext): boolean {
  const ownReservations = context.ownReservations.filter(({ id }) => id !== row.id);
  return evaluateBooking(row, { ...context, ownReservations }).violations.length === 0;
}

/** The same for a reservation that is moved away from its hours. */
export const canMoveBack = (row: Row, context: BookingContext): boolean =>
  evaluateBooking(row, { ...context, editingId: row.id }).violations.length === 0;

/** A cancelled reservation is reserved anew. Whoever has the charger meanwhile keeps it. */
export async function reserveAgain(row: Row): Promise<string> {
  const { userId, locationId, spotId, date, timeSlot } = row;
  const body = { userId, locationId, spotId, date, timeSlot };
  await call('POST /api/reservations', { body }, { idempotencyKey: newKey() });
  return m.reservationsActions.dayChargerSpotNumberItIs({
    day: formatDay(date),
    spotNumber: row.spot.spotNumber,
  });
}

/** An edited reservation gets its hours back, and its charger if that is still free. */
export async function moveBack(row: Row): Promise<string> {
  const { id, locationId, date, timeSlot } = row;
  const moved = await call('PATCH /api/reservations/:id', {
    params: { id },
    body: { locationId, date, timeSlot },
  });
  const has = moved.spotId === row.spotId ? moved : await takeCharger(row, moved);
  const { spotNumber } = has.spot;
  return has.spotId === row.spotId
    ? m.reservationsActions.dayChargerSpotNumberAsBefore({ day: formatDay(date), spotNumber })
    : m.reservationsActions.dayAtTheSameHours({
        day: formatDay(date),
        former: row.spot.spotNumber,
        spotNumber,
      });
}

/** The hours are back, so a charger that somebody else has taken is no failure. */
const takeCharger = (row: Row, moved: Reservation): Promise<Reservation> =>
  call('POST /api/reservations/:id/move', { params: { id: row.id }, body: { spotId: row.spotId } }).catch(
    () => moved,
  );
