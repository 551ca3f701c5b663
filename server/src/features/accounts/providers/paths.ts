import type { ProviderProblem } from '@chargerota/contract';
import type { IdentityProvider, ProviderAction } from '@chargerota/domain';

/** What decides where a person goes after a trip to a provider. */
export type TripPurpose = { action: ProviderAction; returnPath: string | null };

const DASHBOARD = '/dashboard';
const ACCOUNT = '/account';

/** Where a trip leads that has signed its person in, or connected what it should. */
export const arrivalPath = ({ action, returnPath }: TripPurpose): string =>
  returnPath ?? (action === 'connect' ? ACCOUNT : DASHBOARD);

/** The screen that says why a trip led to nothing, and offers another. */
export function problemPath(
  { action, returnPath }: TripPurpose,
  provider: IdentityProvider,
  problem: ProviderProblem,
): string {
  const query = { problem, provider };
  if (action === 'connect') return withQuery(ACCOUNT, query);
  if (action === 'register') return withQuery('/registration', query);
  if (action === 'invitation' && returnPath) return withQuery(returnPath, query);
  return withQuery('/login', returnPath ? { ...query, returnUrl: returnPath } : query);
}

/** The screen on which somebody goes on whom the provider vouches for and who isn't signed in yet. */
export function pendingPath(
  { action, returnPath }: TripPurpose,
  provider: IdentityProvider,
  { hasAccount }: { hasAccount: boolean },
): string {
  if (hasAccount) return withQuery('/login', { connect: provider });
  if (action === 'register') return withQuery('/registration', { provider });
  if (action === 'invitation' && returnPath) return returnPath;
  return withQuery('/login', { unknown: provider });
}

/** `path` is local, and may have a query already: an invitation's says which view. */
function withQuery(path: string, query: Record<string, string>): string {
  const url = new URL(path, 'http://this-site.invalid');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
