import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope, TenantScope } from '../../../platform/http/scopes.ts';
import { listAddOns } from '../add-on-store.ts';
import { readState } from '../billing-state.ts';
import { carryOut } from '../provider/carry-out.ts';
import { beginOperation, bringUpToDate } from './change-subscription.ts';
import { goesOn } from '../next-billing.ts';
import { findPendingWish, type Operation } from '../operation-store.ts';

// Chargers that were added to a location bring nothing once it is closed, so that their add-ons end with it.

/** How many add-ons end, and what is to be asked of the payment provider for it; null if only our own rows know. */
export type EndedAddOns = { count: number; operation: Operation | null };

const activeAddOnsOf = async (tx: Parameters<typeof listAddOns>[0], scope: TenantScope, locationId: string) =>
  (await listAddOns(tx, scope)).filter((one) => one.locationId === locationId && one.status === 'active');

/**
 * Ends the add-ons of a location in the transaction that closes it, which holds the organization's lock: nobody can buy
 * others for it then. Afterwards, `finishEndingAddOns` asks the payment provider.
 * @throws DomainError billing_busy while another change of billing is under way that concerns them
 */
export async function endAddOnsOf(
  tx: Tx,
  scope: OrganizationScope,
  { locationId, now }: { locationId: string; now: Date },
): Promise<EndedAddOns> {
  const pending = await findPendingWish(tx, scope);
  if (pending?.kind === 'add_on' && pending.locationId === locationId) throw new DomainError('billing_busy');
  const addOns = await activeAddOnsOf(tx, scope, locationId);
  const { subscription } = await readState(tx, scope);
  // Of a subscription that was cancelled, all end with it.
  if (addOns.length === 0 || !goesOn(subscription, now)) return { count: 0, operation: null };
  const wish = { kind: 'end_add_ons' as const, addOnIds: addOns.map(({ id }) => id) };
  const operation = await beginOperation(tx, scope, { decide: () => wish, by: scope.user, now });
  return { count: addOns.length, operation };
}

/** What ends is judged by the provider's present figures, if it can be reached. */
export async function prepareToEndAddOns(
  deps: AppDeps,
  scope: OrganizationScope,
  locationId: string,
): Promise<void> {
  const { drizzle } = deps.database;
  if ((await activeAddOnsOf(drizzle, scope, locationId)).length === 0) return;
  await withoutProvider(deps, bringUpToDate(deps, scope));
}

/** The location is closed already: whatever fails now is made up for by the job of the operation. */
export const finishEndingAddOns = async (deps: AppDeps, { operation }: EndedAddOns): Promise<void> =>
  operation ? withoutProvider(deps, carryOut(deps, operation)) : undefined;

async function withoutProvider({ log }: AppDeps, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    log.warn({ err: error }, 'the add-ons of a closed location could not be ended yet');
  }
}
