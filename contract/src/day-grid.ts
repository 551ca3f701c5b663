// The day's grid in few bytes: values that many rows share are sent once, and rows refer to them by index.
import * as z from 'zod';
import { id, instant, localDate } from './common.ts';
import { reservationKind, reservationStatus } from './reservations.ts';
import { defineRoute, member } from './route.ts';

const index = z.int().min(0);
const text = z.string().nullable();

/**
 * The values of a column belong to rows by their place. They are checked together: to check a day of a thousand rows with
 * a schema for each value takes as long as to read it.
 */
const column = <T>(isValue: (value: unknown) => value is T, items: object) =>
  z.custom<T[]>((values) => Array.isArray(values) && values.every(isValue)).meta({ type: 'array', items });

const isIndex = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const indexes = column(isIndex, { type: 'integer', minimum: 0 });
const indexesOrNone = column((value): value is number | null => value === null || isIndex(value), {
  type: ['integer', 'null'],
  minimum: 0,
});
const minutes = column((value): value is number => Number.isFinite(value), { type: 'number' });
const texts = column(isText, { type: 'string' });
const textsOrNone = column((value): value is string | null => value === null || isText(value), {
  type: ['string', 'null'],
});

export const dayGrid = z
  .object({
    /** The midnight, in UTC, from which the minutes in `rows` are counted. */
    from: instant,
    locations: z.array(z.object({ id, timezone: z.string() })),
    /** Chargers that have a row: id, number, and index of the location. */
    chargers: z.object({ id: texts, spotNumber: texts, location: indexes }),
    /** Kind, status, date and timeSlot. */
    bookings: z.array(z.tuple([reservationKind, reservationStatus, z.string(), z.string()])),
    /**
     * Names, as far as they are visible; of one charger's day also email and phone. Equal values are sent once, even for
     * different people.
     */
    people: z.object({
      firstName: textsOrNone,
      lastName: textsOrNone,
      email: textsOrNone.optional(),
      phone: textsOrNone.optional(),
    }),
    /** Make, model, color; of one charger's day alone. */
    vehicles: z.array(z.tuple([text, text, text])),
    /**
     * Indexes of the charger and of the booking; start and end in minutes (a fraction if not on a whole minute); indexes of
     * person and, of one charger's day, of the vehicle, null if hidden.
     */
    rows: z.object({
      charger: indexes,
      booking: indexes,
      start: minutes,
      end: minutes,
      person: indexesOrNone,
      vehicle: indexesOrNone.optional(),
    }),
    /** The caller's own reservations: index of the row, and id. Other rows have none, since only the owner can act on them. */
    own: z.array(z.tuple([index, id])),
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
