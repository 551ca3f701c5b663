import * as client from 'openid-client';

/**
 * `cancelled`: the person declined. `refused`: a check failed. `unavailable`: the fault is the provider's, or our
 * client's there.
 */
export type FailureReason = 'cancelled' | 'refused' | 'unavailable';

/** A provider's answer that cannot sign anybody in. `facts` are for the log; they contain no secrets and no names. */
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

/** The error codes of Google and of Apple. */
const DECLINED = new Set(['access_denied', 'user_cancelled_authorize']);
/** Errors of the token endpoint for an invalid code; all others mean that our client is misconfigured. */
const INVALID_CODE = new Set(['invalid_grant', 'invalid_request']);
const BROKEN_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Converts a failure of openid-client. Values in the library's message (claims, codes) are left out. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof client.AuthorizationResponseError) {
    const reason = DECLINED.has(error.error) ? 'cancelled' : 'refused';
    return new ProviderFailure(reason, error.message, { error: error.error });
  }
  if (error instanceof client.ResponseBodyError) {
    const reason = INVALID_CODE.has(error.error) ? 'refused' : 'unavailable';
    return new ProviderFailure(reason, error.message, { error: error.error, status: error.status });
  }
  if (error instanceof client.ClientError) {
    const reason = BROKEN_ANSWER.has(error.code ?? '') ? 'unavailable' : 'refused';
    return new ProviderFailure(reason, error.message, { code: error.code, claim: comparedClaim(error) });
  }
  // The error is `fetch failed`; its cause has the address and the network error.
  const cause = error instanceof Error ? error.cause : undefined;
  return new ProviderFailure('unavailable', error instanceof Error ? error.message : 'unknown failure', {
    cause: cause instanceof Error ? cause.message : undefined,
  });
}

/** The claim of the id token that failed its check, if one did. */
function comparedClaim({ cause }: Error): unknown {
  const detail = cause instanceof Error ? cause.cause : undefined;
  return typeof detail === 'object' && detail !== null && 'claim' in detail ? detail.claim : undefined;
}
