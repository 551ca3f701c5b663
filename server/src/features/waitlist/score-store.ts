// The scores of entries: the minutes that their members have occupied chargers, by which a fair line is ordered.
import { localDate } from '@chargerota/domain';
import { literalText } from '../../platform/database/columns.ts';
import { namedQuery, type Database, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { readLocationZone } from './line-store.ts';
import { occupiedMinutesSql } from '../reservations/sql-rules.ts';
import { STANDING } from './sql-rules.ts';

// In parts, so that no row is locked for long where thousands wait.
const RESCORE_BATCH = 500;
// A statement for each side: as one condition, a prepared plan reads the whole line, and both in one statement would lock
// two ascending runs.
const rescoreStatement = (name: string, side: '<' | '>') => ({
  name: `waitlist.rescore-${name}`,
  text: `
    WITH old AS MATERIALIZED (
      SELECT id FROM waitlist_entries
      WHERE organization_id = $1 AND location_id = $2 AND status IN (${literalText(STANDING)})
        AND scored_on ${side} $3::date
      ORDER BY id LIMIT ${RESCORE_BATCH} FOR UPDATE)
    UPDATE waitlist_entries w SET scored_on = $3, occupied_minutes = ${occupiedMinutesSql({
      organization: '$1',
      user: 'w.user_id',
      today: '$3::date',
      now: '$4',
    })}
    FROM old WHERE w.organization_id = $1 AND w.id = old.id
    RETURNING w.id`,
});
// `scored_on` is later than today if the location has got a zone further west.
const RESCORE = [rescoreStatement('earlier', '<'), rescoreStatement('later', '>')];

const RESCORE_MEMBER = {
  name: 'waitlist.rescore-member',
  text: `
    WITH own AS MATERIALIZED (
      SELECT id FROM waitlist_entries
      WHERE organization_id = $1 AND user_id = $2 AND status IN (${literalText(STANDING)})
      ORDER BY id FOR UPDATE)
    UPDATE waitlist_entries w SET occupied_minutes = ${occupiedMinutesSql({
      organization: '$1',
      user: '$2',
      today: 'w.scored_on',
      now: '$3',
    })}
    FROM own WHERE w.organization_id = $1 AND w.id = own.id`,
};

/** Renews the scores of a member's entries after a session has begun. */
export async function rescoreMember(tx: Tx, scope: TenantScope, userId: string, now: Date): Promise<void> {
  await namedQuery(tx, RESCORE_MEMBER, [scope.organizationId, userId, now]);
}

/** Renews the scores of a line for a new day: which days count has changed. */
export async function rescoreLine(
  { drizzle }: Database,
  scope: TenantScope,
  locationId: string,
  now: Date,
): Promise<void> {
  const timezone = await readLocationZone(drizzle, scope, locationId);
  if (timezone === null) return;
  const values = [scope.organizationId, locationId, localDate(now, timezone), now];
  for (const statement of RESCORE)
    while ((await namedQuery(drizzle, statement, values)).length >= RESCORE_BATCH);
}

const SCORE = {
  name: 'waitlist.score',
  text: `SELECT ${occupiedMinutesSql({ organization: '$1', user: '$2', today: '$3::date', now: '$4' })} AS minutes`,
};

export async function readScore(
  tx: Tx,
  scope: TenantScope,
  userId: string,
  { today, now }: { today: string; now: Date },
): Promise<number> {
  const [row] = await namedQuery<{ minutes: number }>(tx, SCORE, [scope.organizationId, userId, today, now]);
  return row?.minutes ?? 0;
}
