import type { Period } from '@chargerota/domain';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { HELD_UNTIL, type DayRow } from './day-store.ts';
import { occupyingAt } from './sql-rules.ts';

/** Columns: the values at one place of each belong to one row. The rows are in any order. */
type Fields = {
  rows: {
    charger: number[];
    /** Kind, status, date and timeSlot, separated by spaces, which none of them contains. */
    booking: string[];
    startsAt: number[];
    endsAt: number[];
    firstName: (string | null)[];
    lastName: (string | null)[];
    id: string[];
    userId: (string | null)[];
  };
  /** In the order in which they are shown. */
  chargers: { id: string[]; spotNumber: string[]; locationId: string[]; timezone: string[] };
  /** By the row's place: until when holds are held. */
  holds: [place: number, heldUntil: number][];
  /** Of one charger's day, by the row's place: email, phone, make, model and color. */
  details: (string | null)[][];
};

const MILLISECONDS = (instant: string) =>
  `round(date_part('epoch', date_trunc('milliseconds', ${instant})) * 1000)::bigint`;

// Lists by column: a list for each row took PostgreSQL half of the time, and parsing it Node a third. Sorted by Node, which
// takes a tenth of the time for that.
const GRID = {
  name: 'reservations.day-grid',
  text: `
    WITH taken AS MATERIALIZED (
      SELECT r.organization_id, r.id, r.kind, r.status, r.user_id, r.spot_id, r.date, r.time_slot, r.starts_at, r.ends_at
      FROM unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) AS day (location_id, starts_at, ends_at)
      CROSS JOIN LATERAL ${occupyingAt({
        organization: '$1',
        location: 'day.location_id',
        from: 'day.starts_at',
        to: 'day.ends_at',
      })} r
      WHERE $5::uuid IS NULL OR r.spot_id = $5),
    chargers AS MATERIALIZED (
      SELECT s.id, s.spot_number, s.location_id, l.timezone,
        row_number() OVER (ORDER BY l.name, l.id, s.position, s.id) - 1 AS place
      FROM (SELECT DISTINCT spot_id FROM taken) used
      JOIN spots s ON s.organization_id = $1 AND s.id = used.spot_id
      JOIN locations l ON l.organization_id = s.organization_id AND l.id = s.location_id
      ORDER BY l.name, l.id, s.position, s.id),
    placed AS MATERIALIZED (
      SELECT r.*, c.place AS charger, u.first_name, u.last_name, row_number() OVER () - 1 AS place
      FROM taken r JOIN chargers c ON c.id = r.spot_id LEFT JOIN users u ON u.id = r.user_id)
    SELECT
      (SELECT json_build_object(
          'charger', coalesce(array_agg(charger), '{}'),
          'booking', coalesce(array_agg(concat_ws(' ', kind, status, date, time_slot)), '{}'),
          'startsAt', coalesce(array_agg(${MILLISECONDS('starts_at')}), '{}'),
          'endsAt', coalesce(array_agg(${MILLISECONDS('ends_at')}), '{}'),
          'firstName', coalesce(array_agg(first_name), '{}'),
          'lastName', coalesce(array_agg(last_name), '{}'),
          'id', coalesce(array_agg(id), '{}'),
          'userId', coalesce(array_agg(user_id), '{}')) FROM placed) AS rows,
      (SELECT json_build_object(
          'id', coalesce(array_agg(id), '{}'),
          'spotNumber', coalesce(array_agg(spot_number), '{}'),
          'locationId', coalesce(array_agg(location_id), '{}'),
          'timezone', coalesce(array_agg(timezone), '{}')) FROM chargers) AS chargers,
      (SELECT coalesce(json_agg(json_build_array(place, ${MILLISECONDS('held_until')})), '[]')
        FROM (SELECT r.place, ${HELD_UNTIL} AS held_until FROM placed r WHERE r.kind = 'hold') r
        WHERE held_until IS NOT NULL) AS holds,
      (SELECT coalesce(json_agg(json_build_array(u.email, u.phone, u.vehicle_make, u.vehicle_model, u.vehicle_color)
          ORDER BY r.place), '[]')
        FROM placed r LEFT JOIN users u ON u.id = r.user_id WHERE $5::uuid IS NOT NULL) AS details`,
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
  if (!day) throw new Error('a statement without FROM gives a row');
  const { rows, chargers, details } = day;
  const holds = new Map(day.holds);
  const bookings = new Map<string, Booking>();
  return inOrder(rows).map((place): DayRow => {
    const charger = rows.charger[place]!;
    const { kind, status, date, timeSlot } = bookingOf(bookings, rows.booking[place]!);
    const [email = null, phone = null, make = null, model = null, color = null] = details[place] ?? [];
    const heldUntil = holds.get(place);
    // Named one by one: with a spread, eight hundred rows take ten times as long.
    return {
      id: rows.id[place]!,
      kind,
      status,
      userId: rows.userId[place]!,
      locationId: chargers.locationId[charger]!,
      spotId: chargers.id[charger]!,
      spotNumber: chargers.spotNumber[charger]!,
      date,
      timeSlot,
      startsAt: new Date(rows.startsAt[place]!),
      endsAt: new Date(rows.endsAt[place]!),
      timezone: chargers.timezone[charger]!,
      heldUntil: heldUntil === undefined ? null : new Date(heldUntil),
      user: {
        firstName: rows.firstName[place] ?? null,
        lastName: rows.lastName[place] ?? null,
        email,
        phone,
      },
      vehicle: { make, model, color },
    };
  });
}

/** The places of the rows, by charger and start. */
const inOrder = ({ charger, startsAt }: Fields['rows']): number[] =>
  [...charger.keys()].sort((a, b) => charger[a]! - charger[b]! || startsAt[a]! - startsAt[b]!);

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
