import type { Period } from '@chargerota/domain';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { HELD_UNTIL, type DayRow } from './day-store.ts';
import { occupyingAt } from './sql-rules.ts';

type Fields = {
  rows: [
    id: string,
    kind: DayRow['kind'],
    status: DayRow['status'],
    userId: string | null,
    spotId: string,
    date: string,
    timeSlot: string,
    startsAt: number,
    endsAt: number,
  ][];
  chargers: [id: string, spotNumber: string, locationId: string, timezone: string][];
  holds: [id: string, heldUntil: number][];
  people: [id: string, ...personAndVehicle: (string | null)[]][];
};

// JSON lists without repetitions: parsing a day's instants and names row by row took Node a third of the response
// time.
const GRID = {
  name: 'reservations.day-grid',
  text: `
    WITH taken AS MATERIALIZED (
      SELECT r.organization_id, r.id, r.kind, r.status, r.user_id, r.location_id, r.spot_id, r.date, r.time_slot, r.starts_at, r.ends_at
      FROM unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) AS day (location_id, starts_at, ends_at)
      CROSS JOIN LATERAL ${occupyingAt({
        organization: '$1',
        location: 'day.location_id',
        from: 'day.starts_at',
        to: 'day.ends_at',
      })} r
      WHERE $5::uuid IS NULL OR r.spot_id = $5),
    places AS MATERIALIZED (
      SELECT s.id, s.spot_number, s.location_id, l.timezone,
        row_number() OVER (ORDER BY l.name, l.id, s.position, s.id) AS place
      FROM (SELECT DISTINCT spot_id FROM taken) used
      JOIN spots s ON s.organization_id = $1 AND s.id = used.spot_id
      JOIN locations l ON l.organization_id = s.organization_id AND l.id = s.location_id)
    SELECT
      (SELECT coalesce(json_agg(json_build_array(r.id, r.kind, r.status, r.user_id, r.spot_id, r.date, r.time_slot,
          floor(extract(epoch FROM r.starts_at) * 1000)::bigint, floor(extract(epoch FROM r.ends_at) * 1000)::bigint)
          ORDER BY p.place, r.starts_at), '[]')
        FROM taken r JOIN places p ON p.id = r.spot_id) AS rows,
      (SELECT coalesce(json_agg(json_build_array(p.id, p.spot_number, p.location_id, p.timezone)), '[]')
        FROM places p) AS chargers,
      (SELECT coalesce(json_agg(json_build_array(r.id, floor(extract(epoch FROM r.held_until) * 1000)::bigint)), '[]')
        FROM (SELECT r.id, ${HELD_UNTIL} AS held_until FROM taken r WHERE r.kind = 'hold') r
        WHERE r.held_until IS NOT NULL) AS holds,
      (SELECT coalesce(json_agg(json_build_array(u.id, u.first_name, u.last_name, u.email, u.phone,
          u.vehicle_make, u.vehicle_model, u.vehicle_color)), '[]')
        FROM (SELECT DISTINCT user_id FROM taken) who JOIN users u ON u.id = who.user_id) AS people`,
};

const NOBODY = {
  user: { firstName: null, lastName: null, email: null, phone: null },
  vehicle: { make: null, model: null, color: null },
};

/** The same rows as listDayRows gives, in the same order; with `spotId`, those of one charger. */
export async function listGridRows(
  queries: Queries,
  scope: TenantScope,
  days: (Period & { locationId: string })[],
  spotId: string | undefined,
): Promise<DayRow[]> {
  const [day] = await namedQuery<Fields>(queries, GRID, [
    scope.organizationId,
    days.map(({ locationId }) => locationId),
    days.map(({ startsAt }) => startsAt),
    days.map(({ endsAt }) => endsAt),
    spotId ?? null,
  ]);
  if (!day) throw new Error('a statement without FROM gives a row');
  const chargers = new Map(
    day.chargers.map(([spotId, spotNumber, locationId, timezone]) => [
      spotId,
      { spotId, spotNumber, locationId, timezone },
    ]),
  );
  const people = new Map(
    day.people.map(([id, firstName = null, lastName = null, email = null, phone = null, ...vehicle]) => {
      const [make = null, model = null, color = null] = vehicle;
      return [id, { user: { firstName, lastName, email, phone }, vehicle: { make, model, color } }];
    }),
  );
  const holds = new Map(day.holds.map(([id, heldUntil]) => [id, new Date(heldUntil)]));
  return day.rows.flatMap(([id, kind, status, userId, spotId, date, timeSlot, startsAt, endsAt]) => {
    const charger = chargers.get(spotId);
    const { user, vehicle } = (userId !== null && people.get(userId)) || NOBODY;
    if (!charger) return [];
    return {
      id,
      kind,
      status,
      userId,
      locationId: charger.locationId,
      spotId,
      spotNumber: charger.spotNumber,
      date,
      timeSlot,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      timezone: charger.timezone,
      heldUntil: holds.get(id) ?? null,
      user,
      vehicle,
    };
  });
}
