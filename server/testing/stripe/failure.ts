import type { RefusalReason } from '../../src/platform/payments/payments.ts';

type Codes = { status: number; type: string; code?: string; decline_code?: string; param?: string };

/** A request that the stand-in refuses, with Stripe's codes. */
export class StripeFailure extends Error {
  readonly codes: Codes;
  constructor(codes: Codes) {
    super(`Refused by the stand-in: ${codes.code ?? codes.type}`);
    this.codes = codes;
  }
}

export const invalid = (code: string, param?: string, status = 400) =>
  new StripeFailure({ status, type: 'invalid_request_error', code, ...(param && { param }) });

const missing = (param: string) => invalid('resource_missing', param, 404);

/** @throws StripeFailure as Stripe does for an id that it does not know */
export function found<T>(thing: T | undefined | null, param = 'id'): T {
  if (thing === undefined || thing === null) throw missing(param);
  return thing;
}

const card = (code: string, declineCode?: string): Codes => ({
  status: 402,
  type: 'card_error',
  code,
  ...(declineCode && { decline_code: declineCode }),
});

export const CODES: Readonly<Record<RefusalReason, Codes>> = {
  declined: card('card_declined', 'generic_decline'),
  insufficient_funds: card('card_declined', 'insufficient_funds'),
  expired_card: card('expired_card', 'expired_card'),
  authentication_required: card('authentication_required', 'authentication_required'),
  no_card: { status: 400, type: 'invalid_request_error', code: 'resource_missing' },
  not_their_card: {
    status: 404,
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'payment_method',
  },
  wrong_state: { status: 404, type: 'invalid_request_error', code: 'resource_missing', param: 'id' },
};
