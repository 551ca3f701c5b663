import { addDays, dayPeriod, localDate, MINUTE_MS } from '@chargerota/domain';
import type { LineDay } from '@chargerota/domain';
import * as z from 'zod';
import { inOneRoundTrip, inTransaction, type Database, type Tx } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { listUses, readPlace, type UseRow } from './day-store.ts';
import { findOffer } from './find-offer.ts';
import { deletePriorityHolds } from './hold-store.ts';
import {
  anywhereAround,
  blockedUntil,
  dayEvents,
  keptUntil,
  withheldSpots,
  withheldTimes,
} from './line-day.ts';
import { recheckLine, recheckLineAt, LINE_JOBS, type LineDate } from './line-jobs.ts';
import { rescoreLine } from './score-store.ts';
import { markPassedOver, type Refused } from './entry-store.ts';
import { OfferConflict, writeOffer } from './write-offer.ts';

/** Each repeat follows an offer or a change by somebody else, so that there are never many. */
const MOST_ATTEMPTS = 1_000;
/** An entry whose offer is overtaken as often is left out, and looked at again after a minute. */
const MOST_OVERTAKEN = 3;

/**
 * Offers what is free on a day of a location to those who wait for it, in the order of the line, until nobody is left who
 * may have any of it; what remains is free for everybody then (docs/rules.md "The line"). One at a time for a location:
 * each offer is decided by what the one before has left.
 */
export const matchLineJob = defineJob({
  kind: LINE_JOBS.match,
  payload: z.object({ locationId: z.uuid(), date: z.string() }),
  run: async ({ database, clock, organizationId }, day) => {
    if (organizationId === null) throw new Error('a line belongs to an organization');
    await matchLine(database, tenantScope(organizationId), day, () => clock.now());
  },
});

export async function matchLine(
  database: Database,
  scope: TenantScope,
  day: LineDate,
  now: () => Date,
): Promise<void> {
  const overtaken = new Map<string, number>();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      // Each offer depends on the one before.
      const result = await inTransaction(database, (tx) =>
        offerNext(tx, scope, { day, overtaken, now: now() }),
      );
      if (result === 'done') return;
      if (result === 'rescore first') await rescoreLine(database, scope, day.locationId, now());
    } catch (error) {
      if (!(error instanceof OfferConflict)) throw error;
      overtaken.set(error.entryId, (overtaken.get(error.entryId) ?? 0) + 1);
    }
  }
  throw new Error('a line did not come to an end');
}

type Run = { day: LineDate; overtaken: ReadonlyMap<string, number>; now: Date };

/** 'rescore first': the scores of the line are of another day. */
async function offerNext(
  tx: Tx,
  scope: TenantScope,
  { day: at, overtaken, now }: Run,
): Promise<'offered' | 'done' | 'rescore first'> {
  // What is read is of the time after the lock.
  const [, place, uses] = await inOneRoundTrip([
    takeLocks(tx, [{ of: 'line', id: at.locationId }]),
    readPlace(tx, scope, at.locationId, now),
    listUses(tx, scope, at.locationId, anywhereAround(at.date)),
  ]);
  if (!place) return 'done';
  const { timezone } = place;
  const today = localDate(now, timezone);
  if (place.scoredOn.some((date) => date !== null && date !== today)) return 'rescore first';
  const isOn = place.isActive && place.settings.lineEnabled;
  const day: LineDay = {
    date: at.date,
    timezone,
    now,
    spotIds: isOn ? place.spotIds : [],
    uses: [...uses, ...withheldTimes(place, now)],
    restAtOnce: place.settings.lineRestAtOnce,
  };
  const withheld = { ...day, spotIds: withheldSpots(place, day), uses };
  const refused: Refused[] = [];
  const mayStillBeAsked = (id: string) => (overtaken.get(id) ?? 0) < MOST_OVERTAKEN;
  const found = await findOffer(tx, scope, { at, place, day, withheld, refused, mayStillBeAsked });
  if (found) {
    await writeOffer(tx, scope, { at, place, found, now });
    await markPassedOver(tx, scope, refused, now);
    return 'offered';
  }
  const again = new Set(refused.flatMap((each) => each.again?.getTime() ?? []));
  const ids: string[] = [];
  for (const use of uses) {
    if (use.id === null || use.date !== at.date) continue;
    const until = keptUntil(place, use);
    if (until && until > now) again.add(until.getTime());
    else ids.push(use.id);
  }
  if ((await deletePriorityHolds(tx, scope, ids)) > 0) await emitLiveEvents(tx, dayEvents(scope, at));
  await markPassedOver(tx, scope, refused, now);
  await recheckLine(tx, scope, nextDayOf(at, { timezone, uses, freedIds: ids }), now);
  for (const instant of blockedUntil(place, at)) again.add(instant.getTime());
  if ([...overtaken.values()].some((times) => times >= MOST_OVERTAKEN)) again.add(now.getTime() + MINUTE_MS);
  await recheckLineAt(
    tx,
    scope,
    at,
    [...again].map((instant) => new Date(instant)),
  );
  return 'done';
}

type Kept = { timezone: string; uses: readonly UseRow[]; freedIds: readonly string[] };

/** The day after, if it is its turn now: its time was kept for this day as well, or what is now free goes on into it. */
function nextDayOf({ locationId, date }: LineDate, { timezone, uses, freedIds }: Kept): LineDate[] {
  const next = addDays(date, 1);
  const midnight = dayPeriod(next, timezone).startsAt;
  const isItsTurn = uses.some(
    (use) => use.id !== null && (use.date === next || (freedIds.includes(use.id) && use.endsAt > midnight)),
  );
  return isItsTurn ? [{ locationId, date: next }] : [];
}
