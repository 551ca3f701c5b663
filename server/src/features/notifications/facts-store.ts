import { formatAddress, type PostalAddress } from '@chargerota/domain';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { NoticedReservation } from './facts.ts';

/** Reservations `r` with the columns of NoticedReservation; the statement that contains it adds the condition. */
export const NOTICED_RESERVATIONS = `
    SELECT r.id, r.status, r.date, r.time_slot AS "timeSlot", r.starts_at AS "startsAt", r.ends_at AS "endsAt",
      r.arrived_at AS "arrivedAt", l.name AS "locationName", l.timezone, s.spot_number AS "spotNumber",
      json_build_object('address', l.address, 'city', l.city, 'state', l.state, 'zipCode', l.zip_code) AS address,
      o.no_show_grace_period_minutes AS "noShowGracePeriodMinutes", o.auto_mark_no_show AS "autoMarkNoShow"
    FROM reservations r
    JOIN organizations o ON o.id = r.organization_id
    JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
    JOIN spots s ON s.organization_id = r.organization_id AND s.location_id = r.location_id AND s.id = r.spot_id`;

/** A row of NOTICED_RESERVATIONS as JSON, in which instants are text. */
export type ReservationJson = Omit<NoticedReservation, 'address'> & { address: PostalAddress };

export const fromJson = ({
  address,
  startsAt,
  endsAt,
  arrivedAt,
  ...rest
}: ReservationJson): NoticedReservation => ({
  ...rest,
  address: formatAddress(address),
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  arrivedAt: arrivedAt && new Date(arrivedAt),
});

const LOAD = {
  name: 'notifications.reservations',
  text: `
    SELECT to_jsonb(reserved) AS reservation
    FROM (${NOTICED_RESERVATIONS} WHERE r.organization_id = $1 AND r.id = ANY ($2::uuid[])) reserved`,
};

/** The reservations that notices are about, by their id. */
export async function loadNoticedReservations(
  queries: Queries,
  scope: TenantScope,
  ids: readonly string[],
): Promise<Map<string, NoticedReservation>> {
  if (ids.length === 0) return new Map();
  const rows = await namedQuery<{ reservation: ReservationJson }>(queries, LOAD, [scope.organizationId, ids]);
  return new Map(rows.map(({ reservation }) => [reservation.id, fromJson(reservation)]));
}
