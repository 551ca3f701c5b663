import type { changeWatch as changeWatchRoute, RouteInput, Watch } from '@chargerota/contract';
import { joinsAnew, leavesFront } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { endOffer } from './end-offer.ts';
import { decideWish, goOn, tellLine } from './join-line.ts';
import { recheckLine } from './line-jobs.ts';
import { listOpenOffers } from './offer-store.ts';
import { readEntry } from './read-entries.ts';
import { datesOfEntry, readLineSettings } from './line-store.ts';
import { endEntry, findOwnEntry, updateEntry, type EntryRow } from './entry-store.ts';

/** @throws DomainError not_found for another member's */
export async function requireOwnEntry(
  { database }: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<EntryRow> {
  const found = await findOwnEntry(database.drizzle, scope, { id, userId: scope.userId });
  if (!found) throw new DomainError('not_found');
  return found;
}

/**
 * Changes what an entry waits for. Its place stays, unless the place is by the time of joining and other days or hours are
 * wanted: whoever has waited for one day is not ahead of those who wait for another. An open offer that was made for
 * the old wish goes to the next.
 * @throws DomainError not_found, watch_state, line_off, and booking_refused as on joining
 */
export async function changeWatch(
  deps: AppDeps,
  scope: OrganizationScope,
  id: string,
  form: RouteInput<typeof changeWatchRoute>['body'],
): Promise<Watch> {
  await inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const before = await beginChange(tx, scope, id, now);
    const { locationId } = before;
    const { wish, endsAt, today } = await decideWish(tx, scope, { ...form, locationId }, now);
    const { lineOrder } = await readLineSettings(tx, scope);
    const joins = joinsAnew(before, wish, { order: lineOrder, today });
    await passOffers(tx, scope, id, now);
    await updateEntry(tx, scope, id, {
      ...wish,
      preferredDate: form.date ?? null,
      lookAheadDays: form.lookAheadDays,
      endsAt,
      ...(joins && { createdAt: now }),
      lapses: 0,
      ...(leavesFront(before, wish) && { rank: 1 }),
      status: 'waiting',
      passedOver: null,
      updatedAt: now,
    });
    await recheckLine(tx, scope, await datesOfEntry(tx, scope, id, now), now);
    await tellLine(tx, scope, locationId);
  });
  return readEntry(deps, scope, id);
}

/** Goes on waiting after offers were not answered. Done twice, it is the same as once. */
export async function resumeWatch(deps: AppDeps, scope: OrganizationScope, id: string): Promise<Watch> {
  await inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    await goOn(tx, scope, await beginChange(tx, scope, id, now), now);
  });
  return readEntry(deps, scope, id);
}

/** Leaves a line. Done twice, it is the same as once. */
export async function leaveLine(deps: AppDeps, scope: OrganizationScope, id: string): Promise<Watch> {
  const { locationId } = await requireOwnEntry(deps, scope, id);
  await inTransaction(deps.database, async (tx) => {
    await takeLocks(tx, [{ of: 'member', id: scope.userId }]);
    const now = deps.clock.now();
    await passOffers(tx, scope, id, now);
    if (await endEntry(tx, scope, id, { status: 'left', now })) await tellLine(tx, scope, locationId);
  });
  return readEntry(deps, scope, id);
}

async function beginChange(tx: Tx, scope: OrganizationScope, id: string, now: Date): Promise<EntryRow> {
  await takeLocks(tx, [{ of: 'member', id: scope.userId }]);
  if (!(await readLineSettings(tx, scope)).lineEnabled) throw new DomainError('line_off');
  const { userId } = scope;
  const found = await findOwnEntry(tx, scope, { id, userId });
  if (!found) throw new DomainError('not_found');
  const stands = found.status === 'waiting' || found.status === 'paused';
  if (!stands || found.endsAt <= now) throw new DomainError('watch_state');
  return found;
}

/** Its open offer counts as passed: changing the entry again and again does not prolong a hold. */
async function passOffers(tx: Tx, scope: OrganizationScope, entryId: string, now: Date): Promise<void> {
  for (const { id } of await listOpenOffers(tx, scope, { entryIds: [entryId] }))
    await endOffer(tx, scope, id, { status: 'passed', now });
}
