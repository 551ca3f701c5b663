import { Stripe } from 'stripe';
import { PaymentRefused, PaymentsError, WebhookRefused, type RefusalReason } from '../payments.ts';

/** A repeated failure, or a key that was used with other details, such as an address that has changed since. */
export function isAboutEarlierRequest(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeIdempotencyError ||
    (error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true')
  );
}

/** An internal failure of an earlier request, repeated for its key. */
export const isRepeatedFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.headers?.['idempotent-replayed'] === 'true' &&
  (error.statusCode ?? 0) >= 500;

const AUTHENTICATION: ReadonlySet<string> = new Set([
  'authentication_required',
  'subscription_payment_intent_requires_action',
  'invoice_payment_intent_requires_action',
  'payment_intent_action_required',
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
]);

/** Why a charge was refused, by Stripe's codes: https://docs.stripe.com/declines/codes */
export function refusalByCodes({
  code,
  declineCode,
}: {
  code?: string;
  declineCode?: string;
}): RefusalReason {
  const codes = [code, declineCode].filter((one) => one !== undefined);
  if (codes.some((one) => AUTHENTICATION.has(one))) return 'authentication_required';
  if (codes.includes('insufficient_funds')) return 'insufficient_funds';
  if (codes.some((one) => ['expired_card', 'expired_payment_method'].includes(one))) return 'expired_card';
  return 'declined';
}

/** Stripe refuses to charge a customer without a card as a request that is wrong. */
const isWithoutCard = ({ code, param }: { code?: string | undefined; param?: string | undefined }) =>
  code === 'resource_missing' && param === undefined;

const isOfPayments = (error: unknown): error is Error =>
  error instanceof PaymentRefused || error instanceof PaymentsError || error instanceof WebhookRefused;

/** A refused card as PaymentRefused, any other failure as PaymentsError. */
export function translate(error: unknown, what: string): Error {
  if (isOfPayments(error)) return error;
  if (error instanceof Stripe.errors.StripeCardError)
    return new PaymentRefused(refusalByCodes({ code: error.code, declineCode: error.decline_code }));
  if (error instanceof Stripe.errors.StripeInvalidRequestError && isWithoutCard(error))
    return new PaymentRefused('no_card');
  return new PaymentsError(describe(error, what));
}

/**
 * Stripe's codes for the failure. Its sentences are left out, since they may quote names and addresses that we sent.
 */
export function describe(error: unknown, what: string): string {
  if (!(error instanceof Stripe.errors.StripeError)) return 'Stripe could not be asked';
  const { type, code, statusCode, requestId } = error;
  const facts = [code, statusCode && `status ${statusCode}`, requestId && `request ${requestId}`];
  return [`Stripe ${what}`, type, ...facts.filter(Boolean)].join(', ');
}
