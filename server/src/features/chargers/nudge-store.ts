import { lte } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { spotNudges } from './tables.ts';

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

/** False if the holder was nudged after `before`, by whomever. */
export async function takeNudge(
  tx: Tx,
  { organizationId }: TenantScope,
  { spotId, userId, now, before }: { spotId: string; userId: string; now: Date; before: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(spotNudges)
    .values({ organizationId, spotId, userId, nudgedAt: now })
    .onConflictDoUpdate({
      target: [spotNudges.organizationId, spotNudges.spotId, spotNudges.userId],
      set: { nudgedAt: now },
      setWhere: lte(spotNudges.nudgedAt, before),
    });
  return rowCount === 1;
}
