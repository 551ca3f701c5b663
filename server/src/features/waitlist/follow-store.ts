// What changes of reservations mean for lines, in statements that are sent beside the change.
import { literalText } from '../../platform/database/columns.ts';
import type { Statement } from '../../platform/database/statement-group.ts';
import type { Changing } from '../../platform/followers.ts';
import { occupiedMinutesSql } from '../reservations/sql-rules.ts';
import { STANDING } from './sql-rules.ts';
import type { QueryResultRow } from 'pg';

/** Time that became free, within one local day. */
export type FreedPart = { locationId: string; spotId: string; date: string; startsAt: Date; endsAt: Date };

/** Freed time for which somebody waits, and the day whose line is to be checked. */
export type WantedPart = FreedPart & { checkedOn: string };

/** A member who stands in a line of an organization. */
export type Standing = { organizationId: string; userId: string };

// What a member waits for in other organizations is looked at as well: an overlap may be gone.
const WHO_STANDS = {
  name: 'waitlist.who-stands',
  text: `
    SELECT DISTINCT w.organization_id AS "organizationId", w.user_id AS "userId" FROM waitlist_entries w
    WHERE w.user_id = ANY ($1::uuid[]) AND w.status IN (${literalText(STANDING)})`,
};

export const standingStatement = (userIds: readonly string[]): Statement => ({
  ...WHO_STANDS,
  values: [userIds],
});

/**
 * Somebody waits for a day of the location of `freed`. By its days alone: a plan that is kept for all values would
 * rather find entries by when they end, which are all that wait anywhere. The expression keeps it from that index.
 */
const isWaitedFor = (day: string, and = ''): string => `EXISTS (
  SELECT FROM waitlist_entries w JOIN organizations o ON o.id = w.organization_id AND o.line_enabled
  WHERE w.organization_id = $1 AND w.location_id = freed."locationId" AND w.status = 'waiting'
    AND w.ends_at + interval '0' > $3 AND ${day} BETWEEN w.first_date AND w.last_date ${and})`;

const FREED = `jsonb_to_recordset($2::jsonb) AS freed (
  "locationId" uuid, "spotId" uuid, date date, "startsAt" timestamptz, "endsAt" timestamptz)`;

const WAITED_FOR = {
  name: 'waitlist.waited-for',
  text: `
    SELECT asked."locationId", asked."spotId", asked.date, asked."startsAt", asked."endsAt",
      CASE WHEN asked."fromTheDayBefore" THEN asked.date - 1 ELSE asked.date END AS "checkedOn"
    FROM (
      SELECT freed.*, ${isWaitedFor('freed.date')} AS "onItsDay",
        ${isWaitedFor('freed.date - 1', 'AND w.to_hour + w.hours > 24')} AS "fromTheDayBefore"
      FROM ${FREED}) asked
    WHERE asked."onItsDay" OR asked."fromTheDayBefore"`,
};

export const waitedForStatement = ({ scope, now }: Changing, freed: readonly FreedPart[]): Statement => ({
  ...WAITED_FOR,
  values: [scope.organizationId, JSON.stringify(freed), now],
});

/** The rows of the two statements above. */
export const readAffected = ([standing = [], wanted = []]: QueryResultRow[][]) => ({
  standing: standing as Standing[],
  wanted: wanted as WantedPart[],
});

// Priority holds keep freed time until the line has been checked, so that nobody who happens to look gets it first.
// Where nobody waits for the day there are none, and the time is free with the commit.
const PRIORITY_HOLD = {
  name: 'waitlist.hold-freed',
  text: `
    INSERT INTO reservations (organization_id, id, kind, status, location_id, spot_id, date, time_slot, starts_at, ends_at,
      created_at, updated_at)
    SELECT $1, freed.id, 'hold', 'held', freed."locationId", freed."spotId", freed.date, 'hold', freed."startsAt",
      freed."endsAt", $3, $3
    FROM jsonb_to_recordset($2::jsonb) AS freed (
      id uuid, "locationId" uuid, "spotId" uuid, date date, "startsAt" timestamptz, "endsAt" timestamptz)
    ON CONFLICT DO NOTHING`,
};

export const priorityHoldStatement = (
  { scope, now }: Changing,
  priorityHolds: readonly (FreedPart & { id: string })[],
): Statement => ({ ...PRIORITY_HOLD, values: [scope.organizationId, JSON.stringify(priorityHolds), now] });

const SCORE = {
  name: 'waitlist.score-again',
  text: `
    WITH own AS MATERIALIZED (
      SELECT w.id FROM waitlist_entries w
      WHERE w.organization_id = $1 AND w.user_id = ANY ($2::uuid[]) AND w.status IN (${literalText(STANDING)})
      ORDER BY w.id FOR UPDATE)
    UPDATE waitlist_entries w SET occupied_minutes = ${occupiedMinutesSql({
      organization: '$1',
      user: 'w.user_id',
      today: 'w.scored_on',
      now: '$3',
    })}
    FROM own WHERE w.organization_id = $1 AND w.id = own.id`,
};

/** Renews the scores of the entries of these members in the organization. Send it after the change. */
export const scoreStatement = ({ scope, userIds, now }: Changing): Statement => ({
  ...SCORE,
  values: [scope.organizationId, userIds, now],
});
