import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
import type {
  changeClosure as changeClosureRoute,
  Closure,
  ClosureEffects,
  createClosure as createClosureRoute,
  RouteInput,
} from '@chargerota/contract';
import {
  closurePeriod,
  DAY_MS,
  LONGEST_CLOSURE_DAYS,
  MOST_CLOSURES,
  personName,
  whenAndCharger,
  wholeDays,
  type Period,
} from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { isExclusionViolation } from '../../../platform/database/errors.ts';
import { newId } from '../../../platform/database/ids.ts';
import { takeLocks } from '../../../platform/database/locks.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import { DomainError, invalidInput } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { holdPlace, type HeldPlace } from '../../locations/hold-location.ts';
import { recordChange } from '../../organizations/audit/record-change.ts';
import { hashOf } from '../coming-list.ts';
import { writeChanges, type LockedChange } from '../write-changes.ts';
import { planHits, type Closing, type PlannedHit } from './plan.ts';
import { closureFacts, presentClosure } from './presenter.ts';
import { requireClosure } from './read-closures.ts';
import {
  closeSpots,
  deleteClosedSpots,
  insertClosure,
  listClosures,
  readLineEnabled,
  takePriorityHolds,
  updateClosure,
  type ClosureRow,
  type ClosureView,
} from './store.ts';

type Deps = Pick<AppDeps, 'database' | 'clock' | 'tell' | 'reservationFollowers'>;
type Times = { from: string; to: string };

/** What a closure would do, which is done once it is confirmed. */
class ClosureAffects extends DomainError {
  override readonly facts: ClosureEffects;

  constructor(facts: ClosureEffects) {
    super('closure_affects');
    this.facts = facts;
  }
}

/** What is to be closed: some chargers of a location, or all of them. */
export type ClosureWish = {
  locationId: string;
  spotIds: string[] | undefined;
  times: Times;
  reason: string;
  isAllDay: boolean;
  isYearly: boolean;
};

/**
 * Closes chargers for a time, at one location or several at once.
 * @throws DomainError as createClosures
 */
export async function createClosure(
  deps: Deps,
  scope: OrganizationScope,
  locationId: string,
  form: RouteInput<typeof createClosureRoute>['body'],
): Promise<Closure> {
  const { reason, confirmation, alsoAt = [], allDay = false, yearly = false, spotIds } = form;
  const times = allDay ? wholeDays(form) : { from: form.from, to: form.to };
  const wish = { times, reason, isAllDay: allDay, isYearly: yearly };
  const others = [...new Set(alsoAt)].filter((id) => id !== locationId);
  const wishes = [
    { ...wish, locationId, spotIds },
    ...others.map((id) => ({ ...wish, locationId: id, spotIds: undefined })),
  ];
  const [own] = await createClosures(deps, scope, wishes, confirmation);
  return own!;
}

type Plan = { of: Closing; planned: PlannedHit[]; row: ClosureRow };

/**
 * Makes closures, all of them or none. Reservations that are hit move to other chargers or end, once exactly this has been
 * confirmed (docs/rules.md "Closures").
 * @throws DomainError not_found, invalid_input, closure_affects, closure_overlaps, closure_limit
 */
export async function createClosures(
  deps: Deps,
  scope: OrganizationScope,
  wishes: readonly ClosureWish[],
  confirmation: string | undefined,
): Promise<Closure[]> {
  const now = deps.clock.now();
  const ids = [...new Set(wishes.map((wish) => wish.locationId))].toSorted();
  const made = await closing(deps, async (tx) => {
    await takeLocks(
      tx,
      ids.map((id) => ({ of: 'line', id })),
    );
    const places = new Map<string, HeldPlace>();
    for (const id of ids) {
      places.set(id, await holdPlace(tx, scope, id));
      const standing = await listClosures(tx, scope, id, now);
      const wanted = wishes.filter((wish) => wish.locationId === id).length;
      if (standing.length + wanted > MOST_CLOSURES) throw new DomainError('closure_limit');
    }
    const hasLine = await readLineEnabled(tx, scope);
    const plans: Plan[] = [];
    // A reservation over midnight can be hit on two days.
    const hit = new Set<string>();
    for (const wish of wishes) {
      const of = closingOf(wish, places.get(wish.locationId)!, now);
      const planned = (await planHits(tx, scope, of, { now, hasLine })).filter(
        (each) => !hit.has(each.hit.id),
      );
      for (const each of planned) hit.add(each.hit.id);
      plans.push({ of, planned, row: rowOf(scope, wish, of, now) });
    }
    requireConfirmed(plans, confirmation, now);
    for (const { of, planned, row } of plans) {
      await makeRoom(deps, tx, scope, { of, planned, reason: row.reason }, now);
      await insertClosure(tx, row);
      await closeSpots(tx, row, of.spotIds);
      await record(tx, scope, 'closure.added', of, { before: null, after: row }, now);
    }
    for (const id of ids) {
      const there = plans.filter(({ row }) => row.locationId === id);
      await follow(
        deps,
        tx,
        scope,
        { planned: there.flatMap(({ planned }) => planned), locationId: id },
        now,
      );
    }
    return plans.map(({ of, row }) => ({ ...row, spotIds: of.spotIds }));
  });
  return made.map(presentClosure);
}

function closingOf({ times, spotIds }: ClosureWish, place: HeldPlace, now: Date): Closing {
  return {
    ...place,
    period: periodOf(times, place, now),
    spotIds: chosenSpots(place, spotIds),
    isWhole: spotIds === undefined,
  };
}

const rowOf = (
  { organizationId, userId }: OrganizationScope,
  { locationId, times, reason, isAllDay, isYearly }: ClosureWish,
  { period, isWhole }: Closing,
  now: Date,
): ClosureRow => ({
  organizationId,
  id: newId(),
  locationId,
  isWhole,
  fromLocal: times.from,
  toLocal: times.to,
  ...period,
  reason,
  isAllDay,
  isYearly,
  createdBy: userId,
  createdAt: now,
  updatedAt: now,
});

/**
 * Gives a closure another time or reason. Of one that has begun, only the end and the reason.
 * @throws DomainError not_found, invalid_input, closure_affects, closure_overlaps, closure_state
 */
export async function changeClosure(
  deps: Deps,
  scope: OrganizationScope,
  id: string,
  { confirmation, ...form }: RouteInput<typeof changeClosureRoute>['body'],
): Promise<Closure> {
  const now = deps.clock.now();
  const known = await requireClosure(deps.database.drizzle, scope, id);
  const changed = await closing(deps, async (tx) => {
    await takeLocks(tx, [{ of: 'line', id: known.locationId }]);
    const place = await holdPlace(tx, scope, known.locationId);
    const before = await requireClosure(tx, scope, id);
    const hasBegun = before.startsAt <= now;
    if (before.endsAt <= now || (hasBegun && form.from !== undefined && form.from !== before.fromLocal))
      throw new DomainError('closure_state');
    const wanted = { from: form.from ?? before.fromLocal, to: form.to ?? before.toLocal };
    const times = before.isAllDay ? wholeDays(wanted) : wanted;
    const period = periodOf(times, place, now);
    if (hasBegun) period.startsAt = before.startsAt;
    const of = { ...place, period, spotIds: before.spotIds, isWhole: before.isWhole, exceptId: id };
    const hasLine = await readLineEnabled(tx, scope);
    const planned = await planHits(tx, scope, of, { now, hasLine });
    requireConfirmed([{ of, planned }], confirmation, now);
    const reason = form.reason ?? before.reason;
    await deleteClosedSpots(tx, scope, id);
    await makeRoom(deps, tx, scope, { of, planned, reason }, now);
    const changes = { fromLocal: times.from, toLocal: times.to, ...period, reason, updatedAt: now };
    await updateClosure(tx, scope, id, changes);
    const after: ClosureView = { ...before, ...changes };
    await closeSpots(tx, after, before.spotIds);
    await record(tx, scope, 'closure.changed', of, { before, after }, now);
    await follow(deps, tx, scope, { planned, locationId: place.location.id }, now);
    return after;
  });
  return presentClosure(changed);
}

/** What came in between is listed again instead. */
async function closing<Made>(deps: Deps, make: (tx: Tx) => Promise<Made>): Promise<Made> {
  try {
    return await inTransaction(deps.database, make);
  } catch (error) {
    if (isExclusionViolation(error, 'reservations_spot_period_excl'))
      throw new DomainError('closure_affects');
    throw error;
  }
}

const allSpots = ({ spots }: HeldPlace): string[] => spots.map(({ id }) => id);

function chosenSpots(place: HeldPlace, chosen: string[] | undefined): string[] {
  if (!chosen) return allSpots(place);
  const known = new Set(allSpots(place));
  if (chosen.some((id) => !known.has(id))) throw new DomainError('not_found');
  return [...new Set(chosen)];
}

/** From now on at the earliest. */
function periodOf(times: Times, { location }: HeldPlace, now: Date): Period {
  const { startsAt, endsAt } = closurePeriod(times, location.timezone);
  if (endsAt <= startsAt) throw invalidInput('to', m.sentClosures.theEndIsNotAfter);
  if (endsAt <= now) throw invalidInput('to', m.sentClosures.thisTimeIsOver);
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_CLOSURE_DAYS * DAY_MS)
    throw invalidInput('to', m.sentClosures.atMostAYear);
  return { startsAt: startsAt < now ? now : startsAt, endsAt };
}

function requireConfirmed(
  plans: readonly { of: Closing; planned: PlannedHit[] }[],
  confirmation: string | undefined,
  now: Date,
): void {
  const all = plans.flatMap(({ of, planned }) => planned.map((each) => ({ of, ...each })));
  if (all.length === 0) return;
  const parts = all.map(({ hit, outcome, isFirstInLine }) => [
    hit.startsAt,
    hit.endsAt,
    JSON.stringify(lasting(outcome, now)),
    isFirstInLine,
  ]);
  const text = [
    ...plans.map(({ of }) => JSON.stringify([of.location.id, of.period.endsAt])),
    ...parts.map((each) => each.join(',')),
  ];
  const expected = hashOf(text);
  if (confirmation === expected) return;
  throw new ClosureAffects({
    confirmation: expected,
    affected: all.map(({ of: { location, spots }, hit, outcome, isFirstInLine }) => ({
      reservationId: hit.id,
      outcome: outcome.outcome,
      ...(outcome.outcome === 'moved'
        ? { spotId: outcome.spotId, spotNumber: numberOf(spots, outcome.spotId) }
        : hit.status === 'arrived'
          ? { endsAt: outcome.endsAt.toISOString() }
          : { isFirstInLine }),
      words: `${whenAndCharger({ ...hit, timezone: location.timezone })}, ${personName(hit.user)}`,
    })),
  });
}

/** What of it is the same when it is confirmed a minute later: what happens at once, does so whenever that is. */
const lasting = (outcome: PlannedHit['outcome'], now: Date) =>
  Object.fromEntries(Object.entries(outcome).filter(([, value]) => !(value instanceof Date) || value > now));

type Room = { of: Closing; planned: PlannedHit[]; reason: string };

/** Offers end, and reservations become what is planned. */
async function makeRoom(
  deps: Deps,
  tx: Tx,
  scope: OrganizationScope,
  { of: { location, spots, spotIds, period }, planned, reason: why }: Room,
  now: Date,
): Promise<void> {
  const { organizationId } = scope;
  const { timezone } = location;
  const reason = inEnglish(() => m.stored.closedForATime({ reason: why }));
  await deps.tell(tx, { type: 'chargers_close', organizationId, spotIds, period, reason }, now);
  const changes = planned.map(({ hit, outcome, nextFree, isFirstInLine }): LockedChange => ({
    before: { ...hit, timezone },
    changes: { ...becomes(hit, outcome, reason, now), updatedAt: now },
    timezone,
    by: {
      kind: 'spot_closed',
      reason,
      mayReserve: true,
      nextFree,
      isFirstInLine,
      ...movedTo(outcome, spots),
    },
  }));
  if (changes.length > 0) await writeChanges(deps, tx, scope, changes, now);
  await takePriorityHolds(tx, scope, { spotIds, period });
}

const movedTo = (outcome: PlannedHit['outcome'], spots: HeldPlace['spots']) =>
  outcome.outcome === 'moved' && { movedTo: numberOf(spots, outcome.spotId) };

const numberOf = (spots: HeldPlace['spots'], spotId: string): string =>
  spots.find(({ id }) => id === spotId)?.spotNumber ?? '';

function becomes(
  hit: PlannedHit['hit'],
  outcome: PlannedHit['outcome'],
  reason: string,
  now: Date,
): Partial<LockedChange['changes']> {
  if (outcome.outcome === 'moved') return { spotId: outcome.spotId, startsAt: outcome.startsAt };
  if (hit.status === 'confirmed') return { status: 'cancelled', cancelledAt: now, cancelReason: reason };
  if (outcome.endsAt > now) return { endsAt: outcome.endsAt };
  // It may have begun by the clock of another instance that was ahead.
  return { releasedAt: now, endsAt: new Date(Math.max(hit.startsAt.getTime(), now.getTime())) };
}

/** The line of a day with what has ended, and what is free now beside the closure. */
async function follow(
  deps: Deps,
  tx: Tx,
  { organizationId }: OrganizationScope,
  { planned, locationId }: { planned: readonly PlannedHit[]; locationId: string },
  now: Date,
): Promise<void> {
  const displaced = planned.filter(({ isFirstInLine }) => isFirstInLine).map(({ hit }) => hit);
  if (displaced.length > 0)
    await deps.tell(tx, { type: 'reservations_displaced', organizationId, displaced }, now);
  await deps.tell(tx, { type: 'time_freed', organizationId, locationId }, now);
  await emitLiveEvents(tx, [{ topic: 'locations', organizationId, locationId }]);
}

async function record(
  tx: Tx,
  scope: OrganizationScope,
  action: 'closure.added' | 'closure.changed',
  { location, spots, spotIds }: Closing,
  { before, after }: { before: ClosureRow | null; after: ClosureRow },
  now: Date,
): Promise<void> {
  const numbers = spots.filter(({ id }) => spotIds.includes(id)).map(({ spotNumber }) => spotNumber);
  const facts = (row: ClosureRow) => closureFacts(row, numbers);
  const change = { before: before && facts(before), after: facts(after) };
  await recordChange(
    tx,
    scope,
    { action, subject: { id: location.id, label: location.name }, ...change },
    now,
  );
}
