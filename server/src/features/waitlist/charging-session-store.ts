// A running charging session as the line sees it.
import type { LineWish } from '@chargerota/domain';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { wishesForSql } from '../notifications/sql-rules.ts';

export type ChargingSessionInLine = {
  isRunning: boolean;
  endsAt: Date;
  timezone: string;
  /** Whether the organization wants those told who charge. */
  isTold: boolean;
  restAtOnce: boolean;
  wishes: Omit<LineWish, 'spotId'>[];
};

const SESSION = {
  name: 'waitlist.session',
  text: `
    SELECT r.status = 'arrived' AND r.ends_at > $4 AS "isRunning", r.ends_at AS "endsAt", l.timezone,
      o.line_enabled AND o.line_nudges AS "isTold", o.line_rest_at_once AS "restAtOnce",
      ${wishesForSql('$4::timestamptz')} AS wishes
    FROM reservations r
    JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
    JOIN organizations o ON o.id = r.organization_id
    WHERE r.organization_id = $1 AND r.id = $2 AND r.user_id = $3 AND r.kind IN ('reservation', 'walk_in')`,
};

/** The caller's charging session with what those in line wish for; undefined for another member's. */
export async function findChargingSession(
  queries: Queries,
  { organizationId, userId }: OrganizationScope,
  { id, now }: { id: string; now: Date },
): Promise<ChargingSessionInLine | undefined> {
  const [row] = await namedQuery<ChargingSessionInLine>(queries, SESSION, [organizationId, id, userId, now]);
  return row;
}
