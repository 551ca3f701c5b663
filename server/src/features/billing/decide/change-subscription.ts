import { MINUTE_MS } from '@chargerota/domain';
import { QUOTE_MINUTES, type ConfirmedQuote } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { lockOrganization } from '../../../platform/database/locks.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope, SignedInUser, TenantScope } from '../../../platform/http/scopes.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import {
  isRunning,
  lockState,
  readState,
  saveState,
  type BillingState,
  refreshScreens,
} from '../billing-state.ts';
import { carryOut, finishKey, FINISH_OPERATION, orPaymentUnavailable } from '../provider/carry-out.ts';
import { mirrorAccount } from '../provider/mirror-account.ts';
import { partOf } from '../next-billing.ts';
import { endOperation, insertOperation, type Operation } from '../operation-store.ts';
import { recordDecision } from '../history/record-decision.ts';
import type { SubscriptionWish } from '../wishes.ts';
import { foresee, stepsOf } from './wish-steps.ts';

/** The job completes what its request has not ended by then. */
const FINISH_AFTER_MS = 2 * MINUTE_MS;

/** What a decision is made on, under the organization's lock. */
export type DecisionFacts = BillingState & { now: Date };

export type Decision = {
  /** The figures that the administrator has confirmed; absent, today's hold. */
  confirmed?: ConfirmedQuote | undefined;
  /**
   * Of a purchase, which adds each time that it is sent: whether it may have been sent twice. Without `confirmed`, it is
   * refused then, and if anything is charged at once.
   */
  mayBeRepeated?: (facts: DecisionFacts) => boolean;
  /** Says what is wanted, under the organization's lock. @throws DomainError if it cannot be */
  decide: (tx: Tx, facts: DecisionFacts) => SubscriptionWish | Promise<SubscriptionWish>;
};

/**
 * An administrator's change of the subscription: decided and written under the organization's lock, then carried out at
 * the payment provider, then stored. If the process dies in between, a job completes it.
 * @throws DomainError
 */
export async function changeSubscription(
  deps: AppDeps,
  scope: OrganizationScope,
  decision: Decision,
): Promise<void> {
  await bringUpToDate(deps, scope);
  const operation = await inTransaction(deps.database, (tx) =>
    beginOperation(tx, scope, { ...decision, by: scope.user, now: deps.clock.now() }),
  );
  if (operation) await orPaymentUnavailable(carryOut(deps, operation));
}

/** What is decided and charged is judged by the provider's present figures, even if a message of it was lost. */
export async function bringUpToDate(deps: AppDeps, scope: TenantScope): Promise<void> {
  const state = await readState(deps.database.drizzle, scope);
  const { paymentCustomerId } = state.subscription;
  if (isRunning(state) && paymentCustomerId)
    await orPaymentUnavailable(mirrorAccount(deps, paymentCustomerId));
}

/** `at`: charged as if it had been decided then; without, as of the quote or now. */
type Begun = Decision & { by: SignedInUser | null; now: Date; at?: Date };

/** Writes the operation and its job; null if it concerns only our own rows, and is done. */
export async function beginOperation(
  tx: Tx,
  scope: TenantScope,
  { confirmed, mayBeRepeated, decide, by, now, at = now }: Begun,
): Promise<Operation | null> {
  await lockOrganization(tx, scope.organizationId);
  const state = await lockState(tx, scope);
  if (confirmed) requireCurrent(confirmed, state, now);
  const facts = { ...state, now };
  const wish = await decide(tx, facts);
  const times = { now, at: confirmed ? new Date(confirmed.quotedAt) : at };
  const steps = stepsOf(state, wish, times);
  const { dueNowCents } = foresee(state, wish, steps, times);
  if (confirmed && confirmed.dueNowCents !== dueNowCents) throw new DomainError('billing_changed');
  if (mayBeRepeated && !confirmed && (dueNowCents > 0 || mayBeRepeated(facts)))
    throw new DomainError('quote_required');
  const customerId = state.subscription.paymentCustomerId;
  if (steps.length > 0 && !customerId) throw new DomainError('payment_setup_required');
  const row = { id: newId(), requestedBy: by?.id ?? null, createdAt: now };
  const operation = await insertOperation(tx, scope, row, { wish, steps, dueNowCents, customerId, by });
  if (!operation) throw new DomainError('billing_busy');
  if (steps.length === 0) return concludeHere(tx, scope, { operation, state, now });
  await enqueue(tx, {
    kind: FINISH_OPERATION,
    payload: { organizationId: scope.organizationId, operationId: operation.id },
    dueAt: new Date(now.getTime() + FINISH_AFTER_MS),
    organizationId: scope.organizationId,
    dedupeKey: finishKey(operation.id),
  });
  await emitLiveEvents(tx, [{ topic: 'billing', organizationId: scope.organizationId }]);
  return operation;
}

/** A change in a trial without a card: only our own rows know of it. */
async function concludeHere(
  tx: Tx,
  scope: TenantScope,
  { operation, state, now }: { operation: Operation; state: BillingState; now: Date },
): Promise<null> {
  const { after } = foresee(state, operation.wish, [], { now });
  await endOperation(tx, operation, { state: 'done', refusal: null, finishedAt: now });
  await recordDecision(tx, operation, { before: state, after, now });
  await saveState(tx, scope, { before: state, after, now, isChange: true });
  await refreshScreens(tx, scope);
  return null;
}

/** @throws DomainError billing_changed for figures that are too old, or from before the last change */
function requireCurrent(
  { quotedAt, version }: ConfirmedQuote,
  { subscription }: BillingState,
  now: Date,
): void {
  const at = new Date(quotedAt);
  const isOld = at.getTime() < now.getTime() - QUOTE_MINUTES * MINUTE_MS || at > now;
  // Between the quote and now a period has ended: the share that was quoted is of the one before.
  const isOfOtherPeriod = subscription.parts
    .map(partOf)
    .some(({ period }) => (at < period.startsAt && period.startsAt <= now) || period.endsAt <= now);
  if (isOld || isOfOtherPeriod || version !== subscription.version) throw new DomainError('billing_changed');
}
