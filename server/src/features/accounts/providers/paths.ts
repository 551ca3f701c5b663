import type { IdentityProvider, ProviderAction, ProviderProblem } from '@chargerota/domain';

/** Decides where a person goes after an OAuth flow. */
export type OAuthFlowPurpose = { action: ProviderAction; returnPath: string | null };

const DASHBOARD = '/dashboard';
const ACCOUNT = '/account';

/** The destination after an OAuth flow that signed the person in or connected their account. */
export const arrivalPath = ({ action, returnPath }: OAuthFlowPurpose): string =>
  returnPath ?? (action === 'connect' ? ACCOUNT : DASHBOARD);

/** The screen that explains why an OAuth flow failed and offers to start another. */
export function problemPath(
  { action, returnPath }: OAuthFlowPurpose,
  provider: IdentityProvider,
  problem: ProviderProblem,
): string {
  const query = { problem, provider };
  if (action === 'connect') return withQuery(ACCOUNT, query);
  if (action === 'register') return withQuery('/registration', query);
  if (action === 'invitation' && returnPath) return withQuery(returnPath, query);
  return withQuery('/login', returnPath ? { ...query, returnUrl: returnPath } : query);
}

/** The screen for a pending identity: verified by the provider, not signed in yet. */
export function pendingPath(
  { action, returnPath }: OAuthFlowPurpose,
  provider: IdentityProvider,
  { hasAccount }: { hasAccount: boolean },
): string {
  if (hasAccount) return withQuery('/login', { connect: provider });
  if (action === 'register') return withQuery('/registration', { provider });
  if (action === 'invitation' && returnPath) return returnPath;
  return withQuery('/login', { unknown: provider });
}

/** `path` is local and may already have a query, as an invitation's does. */
function withQuery(path: string, query: Record<string, string>): string {
  const url = new URL(path, 'http://this-site.invalid');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
