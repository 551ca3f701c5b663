import { namedQuery, type Tx } from '../../platform/database/database.ts';
import { NEW_ID_SQL } from '../../platform/database/ids.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';

const AWAITED = `
  FROM organizations o
  JOIN reservations r ON r.organization_id = o.id AND r.status = 'confirmed'
    AND r.period && tstzrange($3::timestamptz, NULL)
  WHERE o.id = $1`;

// By ascending key, as whoever takes several jobs does, so that nobody waits in a circle.
const HOLD = {
  name: 'reservations.hold-no-shows',
  text: `
    SELECT FROM jobs WHERE dedupe_key = ANY (ARRAY(SELECT $2 || r.id ${AWAITED}))
    ORDER BY dedupe_key FOR UPDATE OF jobs`,
};

// A waiting job's own due time says whether its window was open by the grace period of before. The organization's row
// is read as the transaction left it. An edit or cancellation at the same moment harms nothing: the job judges anew.
const MOVE = {
  name: 'reservations.move-no-shows',
  text: `
    WITH awaited AS (
      SELECT r.id, $2 || r.id AS key,
        least(r.starts_at + make_interval(mins => o.no_show_grace_period_minutes), r.ends_at) AS closes_at
      ${AWAITED}),
    left_alone AS (
      DELETE FROM jobs j USING awaited a
      WHERE NOT $5::boolean AND j.dedupe_key = a.key AND j.due_at <= $3 AND a.closes_at <= $3)
    INSERT INTO jobs (id, kind, payload, due_at, organization_id, dedupe_key, attempts, created_at)
    SELECT ${NEW_ID_SQL}, $4, json_build_object('reservationId', a.id), a.closes_at, $1, a.key, 0, clock_timestamp()
    FROM awaited a
    LEFT JOIN jobs j ON j.dedupe_key = a.key
    WHERE a.closes_at > $3 OR j.due_at > $3
    ORDER BY a.key
    ON CONFLICT (dedupe_key) DO UPDATE SET
      due_at = excluded.due_at, attempts = 0, leased_until = NULL, leased_by = NULL, last_error = NULL, failed_at = NULL
    WHERE jobs.due_at <> excluded.due_at`,
};

/**
 * Gives the no-show job of every reservation that is awaited, or that one waits for in vain and nobody has judged yet,
 * the close of its arrival window by the present rules.
 */
export async function moveNoShowJobs(
  tx: Tx,
  scope: TenantScope,
  job: { kind: string; keyPrefix: string; wereMarked: boolean; now: Date },
): Promise<void> {
  const awaited = [scope.organizationId, job.keyPrefix, job.now];
  await namedQuery(tx, HOLD, awaited);
  await namedQuery(tx, MOVE, [...awaited, job.kind, job.wereMarked]);
}
