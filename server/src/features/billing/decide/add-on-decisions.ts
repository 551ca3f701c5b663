import { m } from '@chargerota/messages';
// What administrators may decide about add-ons. Each runs under the organization's lock.
import type { Exceeding } from '@chargerota/contract';
import {
  addOnEdits,
  mayGrow,
  MOST_ADD_ONS,
  raisesLimit,
  type AddOnKind,
  type BillingCycle,
} from '@chargerota/domain';
import type { Queries } from '../../../platform/database/database.ts';
import { DomainError, invalidInput } from '../../../platform/http/domain-error.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import type { AddOnRow } from '../add-on-store.ts';
import { isRunning } from '../billing-state.ts';
import { limitedPlanOf, describeSubscription } from '../subscription.ts';
import type { AddOnWish } from '../wishes.ts';
import type { Decision, DecisionFacts } from './change-subscription.ts';
import { requireChangeable } from './decisions.ts';
import { refuseExceeding, requireUsedLocation, whatExceeds } from './what-exceeds.ts';

type Decide = Decision['decide'];

export type NewAddOn = Pick<AddOnWish, 'addOn' | 'addOnId' | 'count' | 'cycle' | 'locationId'>;
/** Absent fields stay as they are. Count 0 cancels the add-on. */
export type AddOnEdit = {
  addOn: AddOnKind;
  addOnId: string;
  count?: number | undefined;
  cycle?: BillingCycle | undefined;
};

/**
 * @throws DomainError not_found, subscription_required, payment_setup_required, billing_state, unlimited_already,
 * too_many_add_ons
 */
export async function newAddOnWish(
  queries: Queries,
  scope: TenantScope,
  facts: DecisionFacts,
  wanted: NewAddOn,
): Promise<AddOnWish> {
  const locationName = await requireRoom(queries, scope, facts, wanted);
  // One that was cancelled can be taken up again until it ends.
  const notEnded = facts.addOns.filter(({ status }) => status !== 'expired');
  if (notEnded.length >= MOST_ADD_ONS) throw new DomainError('too_many_add_ons');
  return { kind: 'add_on', nextCycle: null, ...wanted, locationName };
}

export const decideToBuy =
  (scope: TenantScope, wanted: NewAddOn): Decide =>
  (tx, facts) =>
    newAddOnWish(tx, scope, facts, wanted);

/**
 * The wish that an edit of an add-on amounts to, whatever is in use of it (`decideToEdit`). One that is cancelled is
 * taken up again; another cycle follows when what is paid for ends.
 * @throws DomainError as `newAddOnWish`, and add_on_not_active, invalid_input
 */
export async function editedAddOnWish(
  queries: Queries,
  scope: TenantScope,
  facts: DecisionFacts,
  { addOn: kind, addOnId, count, cycle }: AddOnEdit,
): Promise<AddOnWish> {
  const addOn = findAddOn(facts, { addOn: kind, addOnId });
  const isCancelled = addOn.status === 'cancelled';
  if (addOn.status === 'expired' || (isCancelled && count === 0)) throw new DomainError('add_on_not_active');
  const wanted = count ?? addOn.count;
  if (wanted !== 0 && !addOnEdits(kind, addOn.count).includes(wanted))
    throw invalidInput(`${kind}sCount`, m.sentBilling.pleaseChooseOneOfThe);
  const { billingCycle, nextBillingCycle, locationId } = addOn;
  if (isCancelled || wanted > addOn.count)
    await requireRoom(queries, scope, facts, { addOn: kind, locationId });
  // Without a subscription nothing is paid for, so it can be lowered at any time.
  else if (isRunning(facts) || wanted === addOn.count) requireChangeable(facts);
  const following = cycle ?? nextBillingCycle ?? billingCycle;
  return {
    kind: 'add_on',
    addOn: kind,
    addOnId,
    count: wanted,
    cycle: billingCycle,
    nextCycle: wanted === 0 || following === billingCycle ? null : following,
    locationId,
  };
}

/** @throws DomainError as `editedAddOnWish`, and does_not_fit */
export const decideToEdit =
  (scope: TenantScope, edit: AddOnEdit): Decide =>
  async (tx, facts) => {
    const wish = await editedAddOnWish(tx, scope, facts, edit);
    refuseExceeding(await exceedsWithout(tx, scope, facts, wish));
    return wish;
  };

/**
 * What is in use of an add-on that is to be lowered or cancelled. Something else that is over its limit is no reason to
 * keep this one.
 */
export async function exceedsWithout(
  queries: Queries,
  scope: TenantScope,
  facts: DecisionFacts,
  wish: AddOnWish,
): Promise<Exceeding[]> {
  const old = facts.addOns.find(({ id }) => id === wish.addOnId);
  if (old?.status !== 'active' || wish.count >= old.count) return [];
  const addOns = facts.addOns
    .filter(({ status }) => status === 'active')
    .map((addOn) => (addOn === old ? { ...addOn, count: wish.count } : addOn));
  const plan = limitedPlanOf(facts.subscription);
  const all = await whatExceeds(queries, scope, { plan, addOns, now: facts.now });
  return all.filter(({ what, locationId }) => what === USES[wish.addOn] && locationId === wish.locationId);
}

const USES = { member: 'members', location: 'locations', spot: 'spots' } as const;

function findAddOn(facts: DecisionFacts, { addOn, addOnId }: AddOnEdit): AddOnRow {
  const found = facts.addOns.find(({ id, kind }) => id === addOnId && kind === addOn);
  if (!found) throw new DomainError('not_found');
  return found;
}

/**
 * Refuses more of an add-on if its location is not in use, the subscription is in no state for it, or the plan has no limit
 * to raise. Returns the location's name for chargers, else null.
 */
async function requireRoom(
  queries: Queries,
  scope: TenantScope,
  facts: DecisionFacts,
  { addOn, locationId }: Pick<AddOnWish, 'addOn' | 'locationId'>,
): Promise<string | null> {
  const { subscription, now } = facts;
  const place = addOn === 'spot' ? await requireUsedLocation(queries, scope, locationId) : null;
  if (!mayGrow(describeSubscription(subscription, now), now)) throw new DomainError('subscription_required');
  requireChangeable(facts);
  if (!raisesLimit(addOn, limitedPlanOf(subscription))) throw new DomainError('unlimited_already');
  return place?.locationName ?? null;
}
