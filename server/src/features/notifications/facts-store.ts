import { formatAddress, MEMBER_OCCUPYING_STATUSES, type PostalAddress } from '@chargerota/domain';
import type { QueryResultRow } from 'pg';
import { literalText } from '../../platform/database/columns.ts';
import { sendStatement, type Queries } from '../../platform/database/database.ts';
import type { Statement } from '../../platform/database/statement-group.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { NotifiedReservation } from './facts.ts';

/** A hold without a member only keeps a slot until the line has been checked. */
const FOLLOWING_STATUSES = ['held', ...MEMBER_OCCUPYING_STATUSES] as const;

/** Reservations `r` with the columns of NotifiedReservation; the statement that contains it adds the condition. */
export const NOTIFIED_RESERVATIONS = `
    SELECT r.id, r.status, r.date, r.time_slot AS "timeSlot", r.starts_at AS "startsAt", r.ends_at AS "endsAt",
      r.arrived_at AS "arrivedAt", r.awaited_ms AS "awaitedMs",
      r.kind, r.created_at AS "createdAt", s.power_output AS "powerKw", l.name AS "locationName", l.timezone,
      l.operating_hours_json AS "weeklyHours", s.spot_number AS "spotNumber",
      json_build_object('address', l.address, 'city', l.city, 'state', l.state, 'zipCode', l.zip_code) AS address,
      o.no_show_grace_period_minutes AS "noShowGracePeriodMinutes", o.auto_mark_no_show AS "autoMarkNoShow",
      CASE WHEN NOT o.line_nudges THEN NULL
        WHEN EXISTS (SELECT FROM reservations f WHERE f.organization_id = r.organization_id AND f.spot_id = r.spot_id
          AND f.status IN (${literalText(FOLLOWING_STATUSES)}) AND f.user_id <> r.user_id AND f.starts_at >= r.ends_at
          AND f.period && tstzrange(r.ends_at, r.ends_at + interval '15 minutes')) THEN 'booked'
        WHEN EXISTS (SELECT FROM waitlist_entries w WHERE w.organization_id = r.organization_id
          AND w.location_id = r.location_id AND (w.spot_id IS NULL OR w.spot_id = r.spot_id) AND w.status = 'waiting'
          AND w.user_id <> r.user_id AND r.date BETWEEN w.first_date AND w.last_date
          AND w.ends_at > r.ends_at - interval '15 minutes') THEN 'waiting' END AS following
    FROM reservations r
    JOIN organizations o ON o.id = r.organization_id
    JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
    JOIN spots s ON s.organization_id = r.organization_id AND s.location_id = r.location_id AND s.id = r.spot_id`;

/** A row of NOTIFIED_RESERVATIONS as JSON, in which instants are text. */
export type ReservationJson = Omit<NotifiedReservation, 'address'> & { address: PostalAddress };

export const fromJson = ({
  address,
  startsAt,
  endsAt,
  arrivedAt,
  createdAt,
  ...rest
}: ReservationJson): NotifiedReservation => ({
  ...rest,
  address: formatAddress(address),
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  arrivedAt: arrivedAt && new Date(arrivedAt),
  createdAt: new Date(createdAt),
});

const LOAD = {
  name: 'notifications.reservations',
  text: `
    SELECT to_jsonb(reserved) AS reservation
    FROM (${NOTIFIED_RESERVATIONS} WHERE r.organization_id = $1 AND r.id = ANY ($2::uuid[])) reserved`,
};

export const notifiedStatement = ({ organizationId }: TenantScope, ids: readonly string[]): Statement => ({
  ...LOAD,
  values: [organizationId, ids],
});

/** The rows of notifiedStatement, by the reservations' ids. */
export const readNotified = (rows: QueryResultRow[]): Map<string, NotifiedReservation> =>
  new Map(
    (rows as { reservation: ReservationJson }[]).map(({ reservation }) => [
      reservation.id,
      fromJson(reservation),
    ]),
  );

/** The reservations that notifications are about, by their id. */
export async function loadNotifiedReservations(
  queries: Queries,
  scope: TenantScope,
  ids: readonly string[],
): Promise<Map<string, NotifiedReservation>> {
  if (ids.length === 0) return new Map();
  return readNotified(await sendStatement(queries, notifiedStatement(scope, ids)));
}
