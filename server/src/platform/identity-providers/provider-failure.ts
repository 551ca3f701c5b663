import * as client from 'openid-client';

/** `cancelled`: the person declined; `refused`: a check failed; `unavailable`: the provider, or our client there. */
export type FailureReason = 'cancelled' | 'refused' | 'unavailable';

/** Why a provider's answer signs nobody in. `facts` are for the log; they hold nothing secret and nobody's name. */
export class ProviderFailure extends Error {
  readonly reason: FailureReason;
  readonly facts: Record<string, unknown>;

  constructor(reason: FailureReason, message: string, facts: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ProviderFailure';
    this.reason = reason;
    this.facts = facts;
  }
}

/** Google's word for it, and Apple's. */
const DECLINED = new Set(['access_denied', 'user_cancelled_authorize']);
/** Errors of the token endpoint that mean an invalid code; all others are about our own client's configuration. */
const WORTHLESS_CODE = new Set(['invalid_grant', 'invalid_request']);
const BROKEN_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** What a failure of openid-client means. What the library says of values (claims, codes) is left out. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof client.AuthorizationResponseError) {
    const reason = DECLINED.has(error.error) ? 'cancelled' : 'refused';
    return new ProviderFailure(reason, error.message, { error: error.error });
  }
  if (error instanceof client.ResponseBodyError) {
    const reason = WORTHLESS_CODE.has(error.error) ? 'refused' : 'unavailable';
    return new ProviderFailure(reason, error.message, { error: error.error, status: error.status });
  }
  if (error instanceof client.ClientError) {
    const reason = BROKEN_ANSWER.has(error.code ?? '') ? 'unavailable' : 'refused';
    return new ProviderFailure(reason, error.message, { code: error.code, claim: comparedClaim(error) });
  }
  // `fetch failed`: its cause names the address and what became of the connection.
  const cause = error instanceof Error ? error.cause : undefined;
  return new ProviderFailure('unavailable', error instanceof Error ? error.message : 'unknown failure', {
    cause: cause instanceof Error ? cause.message : undefined,
  });
}

/** Which claim of the id token failed, where it was one. */
function comparedClaim({ cause }: Error): unknown {
  const detail = cause instanceof Error ? cause.cause : undefined;
  return typeof detail === 'object' && detail !== null && 'claim' in detail ? detail.claim : undefined;
}
