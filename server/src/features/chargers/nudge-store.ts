import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';

const HOLDER = {
  name: 'chargers.holder',
  text: `
    SELECT s.spot_number AS "spotNumber", l.name AS "locationName", l.timezone, held.user_id AS "userId"
    FROM spots s
    JOIN locations l ON l.organization_id = s.organization_id AND l.id = s.location_id
    JOIN organizations o ON o.id = s.organization_id AND o.line_nudges
    CROSS JOIN LATERAL (
      SELECT r.user_id FROM reservations r
      WHERE r.organization_id = s.organization_id AND r.location_id = s.location_id AND r.spot_id = s.id
        AND r.status = 'arrived' AND r.user_id <> $3
        AND r.starts_at <= $4 AND r.starts_at > $5::timestamptz - interval '2 days' AND r.ends_at > $5
      ORDER BY r.starts_at DESC LIMIT 1) held
    WHERE s.organization_id = $1 AND s.id = $2`,
};

export type Holder = { userId: string; spotNumber: string; locationName: string; timezone: string };

/** Who charges at a charger, or did so last and after `since`, other than the caller; null also where nudges are off. */
export async function findHolder(
  queries: Queries,
  { organizationId }: TenantScope,
  { spotId, callerId, now, since }: { spotId: string; callerId: string; now: Date; since: Date },
): Promise<Holder | null> {
  const [row] = await namedQuery<Holder>(queries, HOLDER, [organizationId, spotId, callerId, now, since]);
  return row ?? null;
}

const TAKE_TURN = {
  name: 'chargers.take-nudge',
  text: `
    INSERT INTO spot_nudges (organization_id, spot_id, user_id, nudged_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (organization_id, spot_id, user_id) DO UPDATE SET nudged_at = excluded.nudged_at
      WHERE spot_nudges.nudged_at <= $5
    RETURNING user_id`,
};

/** False if the holder was nudged after `before`, by whomever. */
export async function takeNudge(
  tx: Tx,
  { organizationId }: TenantScope,
  { spotId, userId, now, before }: { spotId: string; userId: string; now: Date; before: Date },
): Promise<boolean> {
  const rows = await namedQuery(tx, TAKE_TURN, [organizationId, spotId, userId, now, before]);
  return rows.length > 0;
}
