import { changedFields } from '@chargerota/domain';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { listAddOns, type AddOnRow, insertAddOn, updateAddOn } from './add-on-store.ts';
import {
  lockSubscription,
  updateSubscription,
  requireSubscription,
  type SubscriptionRow,
} from './subscription-store.ts';

/** What is stored of an organization's billing: changes are computed on it, and stored whole. */
export type BillingState = { subscription: SubscriptionRow; addOns: readonly AddOnRow[] };

/** The state under the organization's lock, which the caller holds. */
export async function lockState(tx: Tx, scope: TenantScope): Promise<BillingState> {
  const subscription = await lockSubscription(tx, scope);
  return { subscription, addOns: await listAddOns(tx, scope) };
}

export async function readState(queries: Queries, scope: TenantScope): Promise<BillingState> {
  const subscription = await requireSubscription(queries, scope);
  return { subscription, addOns: await listAddOns(queries, scope) };
}

/** The provider has a subscription of the organization that has not ended. */
export const isRunning = ({ subscription }: Pick<BillingState, 'subscription'>): boolean =>
  subscription.paymentSubscriptionId !== null;

/** Bookkeeping that is no news to anybody. */
const UNTOLD = new Set(['ticketsDrawn', 'ticketStored', 'updatedAt', 'version']);

export type StateDifference = { before: Record<string, unknown>; after: Record<string, unknown> };

/** The database returns the fields of JSON in an order of its own. */
const inOrder = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : inner,
    ),
  );

const factsOf = ({ subscription, addOns }: BillingState): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries({ ...subscription, parts: inOrder(subscription.parts) }).filter(
      ([name]) => !UNTOLD.has(name),
    ),
  ),
  ...Object.fromEntries(addOns.map(({ id, ...addOn }) => [`addOn ${id}`, addOn])),
});

/** What differs, as administrators would notice; null if nothing does. */
export const differenceOf = (before: BillingState, after: BillingState): StateDifference | null =>
  changedFields(factsOf(before), factsOf(after));

/** Writes what differs. The version counts up if anything does, or if `isChange`. */
export async function saveState(
  tx: Tx,
  scope: TenantScope,
  {
    before,
    after,
    now,
    isChange,
  }: { before: BillingState; after: BillingState; now: Date; isChange: boolean },
): Promise<void> {
  const changed = differenceOf(before, after);
  const known = new Map(before.addOns.map((addOn) => [addOn.id, addOn]));
  for (const addOn of after.addOns) {
    const {
      organizationId: _o,
      locationName: _n,
      currency: _c,
      id,
      kind,
      locationId,
      purchaseDate,
      ...fields
    } = addOn;
    const old = known.get(id);
    if (old && JSON.stringify(old) === JSON.stringify(addOn)) continue;
    const row = { ...fields, updatedAt: now };
    await (old
      ? updateAddOn(tx, scope, { id, kind }, row)
      : insertAddOn(tx, scope, { id, kind, locationId, purchaseDate, ...row }));
  }
  const { organizationId: _, createdAt: _created, ticketsDrawn: _drawn, ...row } = after.subscription;
  const version = before.subscription.version + (changed || isChange ? 1 : 0);
  await updateSubscription(tx, scope, {
    ...row,
    version,
    ...((changed || isChange) && { updatedAt: now }),
  });
}

/** Billing screens and what others show of the organization's plan are read again. */
export const refreshScreens = (tx: Tx, { organizationId }: TenantScope): Promise<void> =>
  emitLiveEvents(tx, [
    { topic: 'billing', organizationId },
    { topic: 'organization', organizationId },
  ]);
