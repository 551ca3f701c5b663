import type { joinLine as joinLineRoute, RouteInput, Watch } from '@chargerota/contract';
import { localDate, longestWish, MOST_LINE_ENTRIES, wishDates, wishEndsAt } from '@chargerota/domain';
import type { LineWish } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inOneRoundTrip, inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import { loadBookingFacts } from '../reservations/facts-for-others.ts';
import { bookingContext } from '../reservations/booking-context.ts';
import { ruleRefusal } from '../reservations/rule-refusal.ts';
import { recheckLine } from './line-jobs.ts';
import { whyNeverPossible } from './policy.ts';
import { readEntry } from './read-entries.ts';
import { scheduleNewDay } from './new-day.ts';
import { datesOfEntry, readLineSettings } from './line-store.ts';
import { readScore } from './score-store.ts';
import { countStanding, findSameWish, insertEntry, updateEntry } from './entry-store.ts';

type Form = RouteInput<typeof joinLineRoute>['body'];

/**
 * Joins the line of a location. Whatever is free and suits is offered right after. Who waits for the very same already
 * keeps that entry, and goes on waiting if it was paused.
 * @throws DomainError line_off, line_full, and booking_refused if the rules allow none of the starts that are wanted
 */
export async function joinLine(deps: AppDeps, scope: OrganizationScope, form: Form): Promise<Watch> {
  const id = await inTransaction(deps.database, async (tx) => {
    const [, { lineEnabled }] = await inOneRoundTrip([
      takeLocks(tx, [{ of: 'member', id: scope.userId }]),
      readLineSettings(tx, scope),
    ]);
    const now = deps.clock.now();
    if (!lineEnabled) throw new DomainError('line_off');
    const decided = await decideWish(tx, scope, form, now);
    return writeEntry(tx, scope, { form, decided }, now);
  });
  return readEntry(deps, scope, id);
}

type Entry = {
  form: Pick<Form, 'locationId' | 'date' | 'lookAheadDays'>;
  decided: Decided;
  /** 0 for the front of the line, which no number of other entries prevents. */
  rank?: 0 | 1;
};

/** A member, who may be somebody else than whoever acts. */
export type LineScope = TenantScope & { readonly userId: string };

/** Writes an entry, or goes on with the one that asks for the very same. @throws DomainError line_full */
export async function writeEntry(
  tx: Tx,
  scope: LineScope,
  { form, decided: { wish, endsAt, today, timezone }, rank = 1 }: Entry,
  now: Date,
): Promise<string> {
  const { locationId } = form;
  const [same, standing, occupiedMinutes] = await inOneRoundTrip([
    findSameWish(tx, scope, { userId: scope.userId, locationId, wish, now }),
    countStanding(tx, scope, scope.userId, now),
    readScore(tx, scope, scope.userId, { today, now }),
  ]);
  if (same) {
    if (rank < same.rank) await updateEntry(tx, scope, same.id, { rank, updatedAt: now });
    if (same.status === 'paused' || rank < same.rank) await goOn(tx, scope, same, now);
    return same.id;
  }
  if (standing >= MOST_LINE_ENTRIES && rank > 0) throw new DomainError('line_full');
  const id = newId();
  await insertEntry(tx, {
    ...wish,
    organizationId: scope.organizationId,
    id,
    userId: scope.userId,
    locationId,
    preferredDate: form.date ?? null,
    lookAheadDays: form.lookAheadDays,
    status: 'waiting',
    rank,
    endsAt,
    occupiedMinutes,
    scoredOn: today,
    createdAt: now,
    updatedAt: now,
  });
  const dates = await datesOfEntry(tx, scope, id, now);
  await inOneRoundTrip([
    recheckLine(tx, scope, dates, now),
    scheduleNewDay(tx, scope, { locationId, timezone }, now),
    tellLine(tx, scope, locationId),
  ]);
  return id;
}

type Decided = Awaited<ReturnType<typeof decideWish>>;

/** Goes on waiting with an entry that was paused. */
export async function goOn(
  tx: Tx,
  scope: LineScope,
  { id, locationId }: { id: string; locationId: string },
  now: Date,
): Promise<void> {
  await updateEntry(tx, scope, id, { status: 'waiting', lapses: 0, updatedAt: now });
  await recheckLine(tx, scope, await datesOfEntry(tx, scope, id, now), now);
  await tellLine(tx, scope, locationId);
}

/** What the form asks for, if the rules allow any of it, and no longer than they allow. */
export async function decideWish(
  tx: Tx,
  scope: LineScope,
  form: Omit<Form, 'lookAheadDays'> & { lookAheadDays: number },
  now: Date,
): Promise<{ wish: LineWish; endsAt: Date; today: string; timezone: string }> {
  const { locationId, fromHour, toHour, hours } = form;
  const spotId = form.spotId ?? null;
  const near = { startsAt: now, endsAt: now };
  const question = { userId: scope.userId, locationId, spotId: null, date: '2000-01-01', near, now };
  const facts = await loadBookingFacts(tx, scope, question);
  if (!facts) throw new DomainError('not_found');
  const { timezone } = facts.location;
  const today = localDate(now, timezone);
  const days = wishDates({ date: form.date ?? null, lookAheadDays: form.lookAheadDays }, today);
  const context = { ...bookingContext(facts, now), ownReservations: [] };
  const longest = longestWish({ ...days, fromHour, toHour }, context);
  const wish: LineWish = { spotId, ...days, fromHour, toHour, hours: Math.min(hours, longest) };
  const refusal = ruleRefusal(whyNeverPossible(wish, context));
  if (refusal) throw refusal;
  return { wish, endsAt: wishEndsAt(wish, timezone), today, timezone };
}

/** Tells the member's screens, and those of administrators who look at the line. */
export const tellLine = (tx: Tx, { organizationId, userId }: LineScope, locationId: string) =>
  emitLiveEvents(tx, [
    { topic: 'line', organizationId, userId },
    { topic: 'line', organizationId, locationId },
  ]);
