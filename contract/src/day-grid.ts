// The day's grid in few bytes: values that many rows share are sent once, and rows refer to them by index.
import * as z from 'zod';
import { id, instant, localDate } from './common.ts';
import { reservationKind, reservationStatus } from './reservations.ts';
import type { DayReservation } from './reservations.ts';
import { defineRoute, member } from './route.ts';

const index = z.int().min(0);
const text = z.string().nullable();

export const dayGrid = z
  .object({
    /** The midnight, in UTC, from which the minutes in `rows` are counted. */
    from: instant,
    locations: z.array(z.object({ id, timezone: z.string() })),
    /** Chargers that have a row: id, number, and index of the location. */
    chargers: z.array(z.tuple([id, z.string(), index])),
    /** Kind, status, date and timeSlot. */
    bookings: z.array(z.tuple([reservationKind, reservationStatus, z.string(), z.string()])),
    /**
     * First and last name, as far as they are visible; of one charger's day also email and phone. Equal values are sent
     * once, even for different people.
     */
    people: z.array(z.union([z.tuple([text, text]), z.tuple([text, text, text, text])])),
    /** Make, model, color; of one charger's day alone. */
    vehicles: z.array(z.tuple([text, text, text])),
    /**
     * Indexes of the charger and of the booking; start and end in minutes (a fraction if not on a whole minute);
     * indexes of person and vehicle, null if hidden. The caller's own reservations end with their id. Others have none,
     * since only the owner can act on a reservation.
     */
    rows: z.array(
      z.union([
        z.tuple([index, index, z.number(), z.number(), index.nullable(), index.nullable()]),
        z.tuple([index, index, z.number(), z.number(), index.nullable(), index.nullable(), id]),
      ]),
    ),
    /** Rows that are held for a member in line: their index, and the minute until which they are held. */
    holds: z.array(z.tuple([index, z.number()])),
  })
  .meta({ id: 'DayGrid' });
export type DayGrid = z.infer<typeof dayGrid>;

export const getDayGrid = defineRoute({
  method: 'GET',
  path: '/api/days/:date',
  summary:
    'What occupies chargers on a day local to their location, as GET /api/reservations/date/:date tells it, in a tenth of the bytes; vehicles and contacts only of one charger',
  access: member('reservation.read'),
  params: z.strictObject({ date: localDate }),
  query: z.strictObject({ locationId: id.optional(), spotId: id.optional() }),
  response: dayGrid,
});

const MINUTE_MS = 60_000;

/**
 * Restores the rows of a grid, without what it leaves out: contacts and vehicles, unless it is one charger's. In place of
 * an id, other people's rows get a key that is unique in the day.
 */
export function reservationsOf(grid: DayGrid): DayReservation[] {
  const from = Date.parse(grid.from);
  // Most rows begin and end with an hour that many others share.
  const instants = new Map<number, string>();
  const instantAt = (minute: number): string => {
    let instant = instants.get(minute);
    if (instant === undefined) {
      instant = new Date(from + Math.round(minute * MINUTE_MS)).toISOString();
      instants.set(minute, instant);
    }
    return instant;
  };
  const people = grid.people.map(([firstName, lastName, email = null, phone = null]) => ({
    firstName,
    lastName,
    email,
    phone,
  }));
  const vehicles = grid.vehicles.map(([make, model, color]) => ({ make, model, color }));

  const holds = new Map(grid.holds);
  return grid.rows.map(([charger, booking, start, end, person, vehicle, ownId], row) => {
    const [spotId, spotNumber, location] = at(grid.chargers, charger);
    const { id: locationId, timezone } = at(grid.locations, location);
    const [kind, status, date, timeSlot] = at(grid.bookings, booking);
    const heldUntil = holds.get(row);
    return {
      id: ownId ?? `${spotId}@${start}`,
      kind,
      status,
      locationId,
      spotId,
      date,
      timeSlot,
      startsAt: instantAt(start),
      endsAt: instantAt(end),
      timezone,
      isMine: ownId !== undefined,
      spotNumber,
      heldUntil: heldUntil === undefined ? null : instantAt(heldUntil),
      user: person === null ? null : at(people, person),
      vehicle: vehicle === null ? null : at(vehicles, vehicle),
    };
  });
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`a day's grid points at ${place} of ${list.length}`);
  return found;
}
