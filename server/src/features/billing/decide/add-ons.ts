import type { ConfirmedQuote } from '@chargerota/contract';
import { MINUTE_MS, type AddOnKind } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { newId } from '../../../platform/database/ids.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope, TenantScope } from '../../../platform/http/scopes.ts';
import { decideToBuy, decideToEdit, type AddOnEdit, type NewAddOn } from './add-on-decisions.ts';
import { listAddOns, type AddOnRow } from '../add-on-store.ts';
import { changeSubscription, type DecisionFacts } from './change-subscription.ts';

type Confirmed = { confirmed?: ConfirmedQuote | undefined };

export async function readAddOns(
  { database }: Pick<AppDeps, 'database'>,
  scope: TenantScope,
  addOn: AddOnKind,
): Promise<AddOnRow[]> {
  return (await listAddOns(database.drizzle, scope)).filter(({ kind }) => kind === addOn);
}

/** @throws DomainError not_found */
export async function requireAddOn(
  deps: Pick<AppDeps, 'database'>,
  scope: TenantScope,
  { addOn, addOnId }: Pick<AddOnEdit, 'addOn' | 'addOnId'>,
): Promise<AddOnRow> {
  const found = (await readAddOns(deps, scope, addOn)).find(({ id }) => id === addOnId);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** Buys an add-on, which raises the limit as soon as it is paid. @throws DomainError */
export async function buyAddOn(
  deps: AppDeps,
  scope: OrganizationScope,
  { confirmed, ...wanted }: Omit<NewAddOn, 'addOnId'> & Confirmed,
): Promise<AddOnRow> {
  const bought = { ...wanted, addOnId: newId() };
  await changeSubscription(deps, scope, {
    confirmed,
    mayBeRepeated: wasJustBought(bought),
    decide: decideToBuy(scope, bought),
  });
  return requireAddOn(deps, scope, bought);
}

/** Changes an add-on, takes up a cancelled one again, or cancels it. @throws DomainError */
export async function editAddOn(
  deps: AppDeps,
  scope: OrganizationScope,
  { confirmed, ...edit }: AddOnEdit & Confirmed,
): Promise<AddOnRow> {
  const stored = await requireAddOn(deps, scope, edit);
  // Nothing to decide, charge or record.
  if (!confirmed && isAsWanted(stored, edit)) return stored;
  await changeSubscription(deps, scope, { confirmed, decide: decideToEdit(scope, edit) });
  return requireAddOn(deps, scope, edit);
}

/** Whether one of this kind and place was bought a moment ago, so that this may be the same request again. */
const wasJustBought =
  ({ addOn, locationId }: NewAddOn) =>
  ({ addOns, now }: DecisionFacts): boolean =>
    addOns.some(
      (other) =>
        other.kind === addOn &&
        other.locationId === locationId &&
        other.purchaseDate.getTime() > now.getTime() - MINUTE_MS,
    );

function isAsWanted(
  { status, count, billingCycle, nextBillingCycle }: AddOnRow,
  { count: wanted = count, cycle }: AddOnEdit,
): boolean {
  const following = nextBillingCycle ?? billingCycle;
  return status === 'active' && wanted === count && (cycle ?? following) === following;
}
