import type { Period } from '@chargerota/domain';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { HELD_UNTIL, OCCUPYING_ROWS, type DayRow } from './day-store.ts';

/**
 * Columns: the values at one place of each belong to one row; null if there is no row. Those that cannot contain their
 * separator are one text. The rows are in any order.
 */
type Fields = {
  spotIds: string | null;
  ids: string | null;
  /** Empty where nobody's, as for a closure. */
  userIds: string | null;
  /** Kind, status, date and timeSlot, separated by spaces; the rows by commas. */
  bookings: string | null;
  /** Seconds since 1970, with a fraction. */
  starts: string | null;
  ends: string | null;
  firstNames: (string | null)[] | null;
  lastNames: (string | null)[] | null;
  /** Until when holds are held. */
  holds: [id: string, until: number | null][] | null;
  /** Of one charger's day: email, phone, make, model and color. */
  details: (string | null)[][] | null;
  /** Of all the locations, in the order in which they are shown. */
  chargers: [id: string, spotNumber: string, locationId: string, timezone: string][] | null;
};

// One pass over the rows, and texts by column: lists for each row, or a charger's place looked up for each row, took
// PostgreSQL twice as long. Sorted by Node, which takes a tenth of the time for that.
const GRID = {
  name: 'reservations.day-grid',
  text: `
    SELECT
      string_agg(r.spot_id::text, ' ') AS "spotIds",
      string_agg(r.id::text, ' ') AS ids,
      string_agg(coalesce(r.user_id::text, ''), ' ') AS "userIds",
      string_agg(r.kind || ' ' || r.status || ' ' || r.date || ' ' || r.time_slot, ',') AS bookings,
      string_agg(date_part('epoch', r.starts_at)::text, ' ') AS starts,
      string_agg(date_part('epoch', r.ends_at)::text, ' ') AS ends,
      json_agg(u.first_name) AS "firstNames",
      json_agg(u.last_name) AS "lastNames",
      json_agg(json_build_array(r.id, date_part('epoch', ${HELD_UNTIL}))) FILTER (WHERE r.kind = 'hold') AS holds,
      json_agg(json_build_array(u.email, u.phone, u.vehicle_make, u.vehicle_model, u.vehicle_color))
        FILTER (WHERE $5::uuid IS NOT NULL) AS details,
      (SELECT json_agg(json_build_array(s.id, s.spot_number, s.location_id, l.timezone)
          ORDER BY l.name, l.id, s.position, s.id)
        FROM locations l
        JOIN spots s ON s.organization_id = l.organization_id AND s.location_id = l.id
        WHERE l.organization_id = $1 AND l.id = ANY($2::uuid[])) AS chargers
    ${OCCUPYING_ROWS}
    LEFT JOIN users u ON u.id = r.user_id
    WHERE $5::uuid IS NULL OR r.spot_id = $5`,
};

/**
 * The same rows as listDayRows gives, in the same order, without what the grid leaves out; with `spotId`, those of one
 * charger, with contacts and vehicles. They are the same for all readers, who share them (shared-reads.ts).
 */
export async function listGridRows(
  queries: Queries,
  scope: OrganizationScope,
  days: (Period & { locationId: string })[],
  spotId: string | undefined,
): Promise<readonly DayRow[]> {
  const [day] = await namedQuery<Fields>(queries, GRID, [
    scope.organizationId,
    days.map(({ locationId }) => locationId),
    days.map(({ startsAt }) => startsAt),
    days.map(({ endsAt }) => endsAt),
    spotId ?? null,
  ]);
  if (!day) throw new Error('an aggregate without groups gives a row');
  const spotIds = split(day.spotIds, ' ');
  const [ids, userIds] = [split(day.ids, ' '), split(day.userIds, ' ')];
  const [starts, ends] = [instants(day.starts), instants(day.ends)];
  const texts = split(day.bookings, ',');
  const { firstNames, lastNames, details, chargers } = day;
  const places = new Map(chargers?.map(([id], place) => [id, place]));
  const ofRows = spotIds.map((id) => places.get(id)!);
  const holds = new Map(day.holds);
  const bookings = new Map<string, Booking>();
  const inOrder = [...ofRows.keys()].sort(
    (a, b) => ofRows[a]! - ofRows[b]! || starts[a]!.getTime() - starts[b]!.getTime(),
  );
  return inOrder.map((row): DayRow => {
    const [, spotNumber, locationId, timezone] = chargers![ofRows[row]!]!;
    const { kind, status, date, timeSlot } = bookingOf(bookings, texts[row]!);
    const [email = null, phone = null, make = null, model = null, color = null] = details?.[row] ?? [];
    const id = ids[row]!;
    const heldUntil = holds.get(id) ?? null;
    // Named one by one: with a spread, eight hundred rows take ten times as long.
    return {
      id,
      kind,
      status,
      userId: userIds[row]! || null,
      locationId,
      spotId: spotIds[row]!,
      spotNumber,
      date,
      timeSlot,
      startsAt: starts[row]!,
      endsAt: ends[row]!,
      timezone,
      heldUntil: heldUntil === null ? null : instantOf(heldUntil),
      user: { firstName: firstNames?.[row] ?? null, lastName: lastNames?.[row] ?? null, email, phone },
      vehicle: { make, model, color },
    };
  });
}

const split = (column: string | null, separator: string): string[] => column?.split(separator) ?? [];
const instants = (column: string | null): Date[] => split(column, ' ').map((text) => instantOf(Number(text)));

/** Without the parts of a millisecond, as the driver reads an instant; half a microsecond is more than floats are off. */
const instantOf = (seconds: number): Date => new Date(Math.floor(seconds * 1000 + 0.0005));

type Booking = Pick<DayRow, 'kind' | 'status' | 'date' | 'timeSlot'>;

/** Most rows of a day are of a few kinds and hours. */
function bookingOf(known: Map<string, Booking>, text: string): Booking {
  let booking = known.get(text);
  if (!booking) {
    const [kind, status, date = '', timeSlot = ''] = text.split(' ') as [
      DayRow['kind'],
      DayRow['status'],
      string?,
      string?,
    ];
    booking = { kind, status, date, timeSlot };
    known.set(text, booking);
  }
  return booking;
}
