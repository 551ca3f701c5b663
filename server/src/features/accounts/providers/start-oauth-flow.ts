import type { IdentityProvider, ProviderAction } from '@chargerota/domain';
import type { RouteInput, startApple } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { newId } from '../../../platform/database/ids.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { ProviderFailure } from '../../../platform/identity-providers/provider-failure.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { hashLinkToken as hashOf, newLinkToken as newSecret } from '../../../platform/tokens.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import { OAUTH_FLOW_MILLISECONDS } from './oauth-flow-cookie.ts';
import { insertOAuthFlow } from './oauth-flow-store.ts';

export type OAuthFlowRequest = {
  provider: IdentityProvider;
  action: ProviderAction;
  returnPath: string | null;
  subscriptionPlan: RouteInput<typeof startApple>['body']['subscriptionPlan'];
};

/**
 * Begins an OAuth flow: returns the provider's address for the browser, and the cookie that identifies the browser on
 * return. Of the two secrets (cookie and state) only hashes are stored.
 * @throws DomainError provider_not_configured, unavailable; to connect also unauthenticated, sign_in_again,
 * rate_limited
 */
export async function startOAuthFlow(
  deps: AppDeps,
  { provider, action, returnPath, subscriptionPlan }: OAuthFlowRequest,
  scope: UserScope | null,
): Promise<{ url: string; cookieValue: string }> {
  const { database, clock, identityProviders, log } = deps;
  if (!identityProviders[provider].configured) throw new DomainError('provider_not_configured');
  if (action === 'connect') {
    if (!scope) throw new DomainError('unauthenticated');
    await requireRecentSignIn(deps, scope);
    await limitAttempts(deps, ACCOUNT_LIMITS.connectProviderByAccount, scope.userId);
  }
  const [state, nonce, codeVerifier, cookieValue] = [newSecret(), newSecret(), newSecret(), newSecret()];
  const url = await identityProviders[provider]
    .authorizationUrl({ state, nonce, codeVerifier })
    .catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn({ provider, reason: error.message, ...error.facts }, 'a provider cannot be reached');
      throw new DomainError('unavailable');
    });
  const now = clock.now();
  await insertOAuthFlow(database.drizzle, {
    id: newId(),
    provider,
    stateHash: hashOf(state),
    cookieHash: hashOf(cookieValue),
    nonce,
    codeVerifier,
    action,
    userId: action === 'connect' ? scope?.userId : null,
    returnPath,
    subscriptionPlan,
    expiresAt: new Date(now.getTime() + OAUTH_FLOW_MILLISECONDS),
    createdAt: now,
  });
  return { url, cookieValue };
}
