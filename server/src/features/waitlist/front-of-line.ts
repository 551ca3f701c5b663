import type { goToFront as goToFrontRoute, RouteResponse } from '@chargerota/contract';
import { HOUR_MS, localTime, whyNotToFront } from '@chargerota/domain';
import type { DomainEventOf, LocalDate, Period } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope, type OrganizationScope, type TenantScope } from '../../platform/http/scopes.ts';
import { lockOwnReports, noteGivenUp } from '../chargers/reporter-facts.ts';
import { lockForNoShow } from '../reservations/facts-for-others.ts';
import { applyChanges, leftBy, requireOwnReservation } from '../reservations/own-reservation.ts';
import { presentReservation } from '../reservations/presenter.ts';
import { readUnusable, unusableReason } from '../chargers/unusable-charger.ts';
import { writeChanges } from '../reservations/write-changes.ts';
import { leaveFront } from './entry-store.ts';
import { decideWish, writeEntry, type LineScope } from './join-line.ts';
import { readLineSettings, readLocationZone } from './line-store.ts';
import { readEntry } from './read-entries.ts';

/**
 * Gives up a reservation at a charger that cannot be used, without any of it counting, and puts its member at the front of
 * the line for the rest of the day (docs/rules.md "A charger that cannot be used").
 * @throws DomainError not_found, front_refused with the reason
 */
export async function goToFront(
  deps: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<RouteResponse<typeof goToFrontRoute>> {
  const { given, entryId } = await inTransaction(deps.database, async (tx) => {
    await takeLocks(tx, [{ of: 'member', id: scope.userId }]);
    const said = await lockOwnReports(tx, scope, id);
    const found = await requireOwnReservation(tx, scope, id);
    const { reservation, organization, spot } = found;
    if (reservation.organizationId !== scope.organizationId) throw new DomainError('not_found');
    const now = deps.clock.now();
    const charger = await readUnusable(tx, scope, { reservation, said }, now);
    const refusal = whyNotToFront(reservation, organization.noShowGracePeriodMinutes, charger, now);
    if (refusal) throw new DomainError('front_refused', [], {}, refusal);
    const given = await applyChanges(deps, tx, found, {
      status: 'cancelled',
      cancelledAt: now,
      cancelReason: unusableReason(spot.spotNumber),
      updatedAt: now,
    });
    await noteGivenUp(tx, scope, reservation);
    return { given, entryId: await waitAtFront(tx, scope, given, now) };
  });
  return {
    reservation: presentReservation(given),
    watch: entryId === null ? null : await readEntry(deps, scope, entryId),
  };
}

/** For the rest of the day and as long as what was given up; null where nobody can wait any more today. */
async function waitAtFront(
  tx: Tx,
  scope: OrganizationScope,
  { reservation: { locationId, startsAt, endsAt }, location }: Awaited<ReturnType<typeof applyChanges>>,
  now: Date,
): Promise<string | null> {
  if (!(await readLineSettings(tx, scope)).lineEnabled) return null;
  const { date } = localTime(now, location.timezone);
  return waitOnDay(tx, scope, { locationId, date, startsAt, endsAt }, now);
}

/** Members whose reservations ended because their chargers are closed come first in the line of that day. */
export async function putAtFront(
  tx: Tx,
  { organizationId }: TenantScope,
  displaced: DomainEventOf<'reservations_displaced'>['displaced'],
  now: Date,
): Promise<void> {
  for (const { userId, ...ended } of displaced)
    await waitOnDay(tx, { ...tenantScope(organizationId), userId }, ended, now);
}

type Ended = Period & { locationId: string; date: LocalDate };

/** As long as what has ended, on its day or for the rest of it. */
async function waitOnDay(
  tx: Tx,
  scope: LineScope,
  { locationId, date, startsAt, endsAt }: Ended,
  now: Date,
): Promise<string | null> {
  const timezone = await readLocationZone(tx, scope, locationId);
  if (timezone === null) return null;
  const today = localTime(now, timezone);
  const hours = Math.ceil((endsAt.getTime() - startsAt.getTime()) / HOUR_MS);
  const fromHour = date > today.date ? 0 : today.hour;
  const day = date > today.date ? date : today.date;
  const form = { locationId, date: day, lookAheadDays: 1, fromHour, toHour: 23, hours };
  try {
    const decided = await decideWish(tx, scope, form, now);
    return await writeEntry(tx, scope, { form, decided, rank: 0 }, now);
  } catch (error) {
    // The location closes too soon, or that day can no longer be reserved.
    if (error instanceof DomainError && error.code === 'booking_refused') return null;
    throw error;
  }
}

/**
 * What members got by a report that was false is taken back: they wait where they would without it, and what they gave up
 * counts as left.
 */
export async function takeFromFront(
  deps: Pick<AppDeps, 'reservationFollowers'>,
  tx: Tx,
  scope: TenantScope,
  {
    reporters,
    locationId,
  }: { reporters: readonly { userId: string; reservationId: string | null }[]; locationId: string },
  now: Date,
): Promise<void> {
  const gaveUp = reporters.flatMap(({ userId, reservationId }) =>
    reservationId === null ? [] : [{ userId, reservationId }],
  );
  await countAsLeft(
    deps,
    tx,
    scope,
    gaveUp.map(({ reservationId }) => reservationId),
    now,
  );
  await leaveFront(tx, scope, { userIds: gaveUp.map(({ userId }) => userId), locationId });
}

/** Reservations that were given up without anything counting count after all, as if their members had just left them. */
async function countAsLeft(
  deps: Pick<AppDeps, 'reservationFollowers'>,
  tx: Tx,
  scope: TenantScope,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const id of ids) {
    const found = await lockForNoShow(tx, scope, id);
    if (found?.before.status !== 'cancelled' || !found.cancelledAt) continue;
    const { before, cancelledAt } = found;
    const left = leftBy({ reservation: { ...before, status: 'confirmed' } }, cancelledAt);
    const change = {
      before,
      changes: { ...left, updatedAt: now },
      timezone: before.timezone,
      by: 'finding' as const,
    };
    await writeChanges(deps, tx, scope, [change], now);
  }
}
