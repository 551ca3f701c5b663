import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
import * as z from 'zod';
import { HOUR_MS, addOnTerms } from '@chargerota/domain';
import type { ErrorCode } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { tenantScope } from '../../../platform/http/scopes.ts';
import { cancelJob } from '../../../platform/jobs/enqueue.ts';
import {
  PaymentRefused,
  PaymentsError,
  type Payments,
  type ProviderAccount,
  type RefusalReason,
  REFUSAL_TEXTS,
} from '../../../platform/payments/payments.ts';
import { defineJob, type JobDefinition } from '../../../platform/jobs/define.ts';
import type { BillingNews } from '../../notifications/notify-of-billing.ts';
import { endOperation, findOperation, type Operation } from '../operation-store.ts';
import { recordDecision } from '../history/record-decision.ts';
import type { Step } from '../wishes.ts';
import { withWish } from '../wish-effects.ts';
import type { BillingState } from '../billing-state.ts';
import { describeTerms } from '../history/describe-line.ts';
import { mirrorAccount, type Conclusion } from './mirror-account.ts';

/** The kind of the job that completes a decision whose request has not. */
export const FINISH_OPERATION = 'billing.finish-operation';

type Deps = Pick<AppDeps, 'config' | 'database' | 'clock' | 'payments' | 'log'>;

/** Stripe forgets an idempotency key after a day. Later than this an operation is not asked for again. */
const KEYS_HOLD_HOURS = 20;

/** The key of the job that completes an operation if its request does not. */
export const finishKey = (operationId: string): string => `billing.finish-operation ${operationId}`;

/**
 * Asks the provider for an operation, and stores what came of it. It may run any number of times, also at the same
 * time: the idempotency keys are made from the operation, and only one run ends it.
 * @throws DomainError if it was refused
 * @throws PaymentsError if the provider could not be reached; the operation stays pending
 */
export async function carryOut(deps: Deps, operation: Operation): Promise<void> {
  const { customerId, organizationId, id } = operation;
  if (!customerId) throw new Error('an operation without the customer whom it concerns');
  const isOld = deps.clock.now().getTime() - operation.createdAt.getTime() > KEYS_HOLD_HOURS * HOUR_MS;
  const refused = isOld ? null : await askProvider(deps.payments, customerId, operation);
  await mirrorAccount(deps, customerId, conclusionOf(operation, { refused, isOld }));
  // Another run may have ended it.
  const ended = await findOperation(deps.database.drizzle, tenantScope(organizationId), id);
  if (ended?.state === 'refused') throw refusalOf(ended.refusal as RefusalReason | null);
}

async function askProvider(
  payments: Payments,
  customerId: string,
  { id, steps }: Operation,
): Promise<RefusalReason | null> {
  try {
    for (const [index, step] of steps.entries()) {
      await ask(payments, customerId, step, `operation-${id}-${index}`);
    }
    return null;
  } catch (error) {
    if (error instanceof PaymentRefused) return error.reason;
    throw error;
  }
}

function ask(payments: Payments, customerId: string, step: Step, key: string): Promise<void> {
  switch (step.ask) {
    case 'use_card':
      return payments.useCard(customerId, step.paymentMethodId, key);
    case 'start':
      return payments.startSubscription(customerId, step, key);
    case 'change':
      return payments.changeParts(customerId, step, key);
    case 'end_at_period_end':
      return payments.setEndsAtPeriodEnd(customerId, step.ends, key);
    case 'end':
      return payments.endSubscription(customerId, key);
    case 'remove_card':
      return payments.removeCard(customerId, key);
    default:
      return payments.payOpenInvoice(customerId, key);
  }
}

type Outcome = { refused: RefusalReason | null; isOld: boolean };

/** Ends the operation in the transaction that stores the account, with what the decision means for our own rows. */
const conclusionOf =
  (operation: Operation, { refused, isOld }: Outcome): Conclusion =>
  async (tx, state, account, now) => {
    const unchanged = { state, isChange: false, news: [] };
    const isDone = isOld ? areInEffect(operation.steps, account) : refused === null;
    const refusal = isDone ? null : (refused ?? 'gave_up');
    if (!(await end(tx, operation, { refusal, now }))) return unchanged;
    if (!isDone) return { ...unchanged, ...refusalNews(operation, state, refused) };
    const after = withWish(state, operation.wish, now);
    await recordDecision(tx, operation, { before: state, after, now });
    return { state: after, isChange: true, news: [] };
  };

async function end(
  tx: Tx,
  operation: Operation,
  { refusal, now }: { refusal: string | null; now: Date },
): Promise<boolean> {
  const state = refusal ? 'refused' : 'done';
  const isFirst = await endOperation(tx, operation, { state, refusal, finishedAt: now });
  if (isFirst) await cancelJob(tx, finishKey(operation.id));
  return isFirst;
}

/** Whether the account is as the steps would leave it: of several terms for the same part, the last ones. */
function areInEffect(steps: readonly Step[], account: ProviderAccount): boolean {
  const changes = steps.flatMap((step) => (step.ask === 'change' ? step.parts : []));
  const last = [...new Map(changes.map((change) => [change.ref, change])).values()];
  return steps.every((step) => isInEffect(step.ask === 'change' ? { ...step, parts: last } : step, account));
}

function isInEffect(step: Step, { card, subscription, invoices }: ProviderAccount): boolean {
  const isRunning = subscription !== null && subscription.state !== 'ended';
  switch (step.ask) {
    case 'use_card':
      return card !== null;
    case 'start':
      return isRunning;
    case 'change':
      return step.parts.every(({ ref, wish }) => {
        const part = subscription?.parts.find((one) => one.ref === ref);
        if (wish.quantity === 0) return !part || part.quantity === 0;
        return part?.product === wish.product && part.cycle === wish.cycle && part.quantity === wish.quantity;
      });
    case 'end_at_period_end':
      return subscription?.endsAtPeriodEnd === step.ends;
    case 'end':
      return !isRunning;
    case 'remove_card':
      return card === null;
    default:
      return invoices.every(({ state }) => state !== 'open');
  }
}

const REFUSALS: Partial<Record<RefusalReason, ErrorCode>> = {
  authentication_required: 'payment_authentication_required',
  no_card: 'payment_setup_required',
  wrong_state: 'billing_state',
};

/** The provider's refusal as the client gets it, with the reason in its details. */
export function refusalOf(reason: RefusalReason | 'gave_up' | null): DomainError {
  if (reason === 'gave_up' || reason === null) return new DomainError('payment_unavailable');
  const code = REFUSALS[reason] ?? 'payment_declined';
  return new DomainError(code, [{ code: reason, message: m.stored.refusals[reason] }]);
}

/** Completes a decision whose request died or could not reach the provider. */
export const finishOperationJob = (deps: AppDeps): JobDefinition =>
  defineJob({
    kind: FINISH_OPERATION,
    payload: z.object({ organizationId: z.string(), operationId: z.string() }),
    run: (_context, { organizationId, operationId }) => finishOperation(deps, organizationId, operationId),
  });

export async function finishOperation(deps: AppDeps, organizationId: string, id: string): Promise<void> {
  const operation = await findOperation(deps.database.drizzle, tenantScope(organizationId), id);
  if (operation?.state !== 'pending') return;
  try {
    await carryOut(deps, operation);
  } catch (error) {
    // Nobody waits for the refusal; it is stored with the operation.
    if (!(error instanceof DomainError)) throw error;
  }
}

/**
 * What a refusal leads to. Whoever has pressed a button reads it there. An add-on that could not begin its other cycle
 * has ended, because what was paid for is over, and administrators are told.
 */
export function refusalNews(
  { by, wish }: Operation,
  state: BillingState,
  reason: RefusalReason | null,
): { state: BillingState; news: BillingNews[] } {
  if (by || wish.kind !== 'add_on') return { state, news: [] };
  const addOn = state.addOns.find(({ id }) => id === wish.addOnId);
  if (!addOn) return { state, news: [] };
  const addOns = state.addOns.map((one) =>
    one === addOn
      ? { ...one, nextBillingCycle: null, status: 'expired' as const, nextBillingDate: null }
      : one,
  );
  const what = inEnglish(() =>
    describeTerms(addOnTerms(wish.addOn, wish.cycle, wish.count), addOn.locationName ?? undefined),
  );
  const sentence = reason ? REFUSAL_TEXTS[reason] : inEnglish(() => m.stored.thePaymentProviderCouldNot);
  return {
    state: { ...state, addOns },
    news: [{ kind: 'payment', params: { about: 'add_on_ended', what, reason: sentence } }],
  };
}

/**
 * Says to the caller that the payment provider cannot be reached, if that is why the work failed. What has begun is
 * completed later.
 * @throws DomainError payment_unavailable
 */
export async function orPaymentUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PaymentsError) throw new DomainError('payment_unavailable');
    throw error;
  }
}
