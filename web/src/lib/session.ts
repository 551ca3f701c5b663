import type { getCurrentUser, listMyOrganizations, logout, MyOrganization, User } from '@chargerota/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { ApiError, AUTH_USER_KEY, call, routeAt } from './api.ts';
import {
  chooseOrganization,
  chosenOrganizationId,
  onOrganizationChoice,
  useChosenOrganizationId,
} from './current-organization.ts';
import { holdScreenOf, isScreenHeld, letScreenGo } from './held-session.ts';
import { hasUnsavedWork } from './leave-guard.ts';
import { readJson, writeJson } from './storage.ts';

export const sessionKeys = {
  user: ['/api/auth/user'],
  organizations: ['/api/organizations/my'],
} as const;

const currentUserRoute = routeAt<typeof getCurrentUser>({ method: 'GET', path: '/api/auth/user' });
const myOrganizationsRoute = routeAt<typeof listMyOrganizations>({
  method: 'GET',
  path: '/api/organizations/my',
});
const logoutRoute = routeAt<typeof logout>({ method: 'POST', path: '/api/logout' });

/** The name of a cookie with the address that the client keeps; the server ignores it. */
const EMAIL_COOKIE = 'userEmail';

type KnownUser = Pick<User, 'id' | 'email' | 'firstName'>;

/** What the client stores of the signed-in account: a record under `authUser`, and the e-mail in a cookie. */
function rememberUser(user: KnownUser | null): void {
  writeJson(AUTH_USER_KEY, user && { id: user.id, email: user.email, firstName: user.firstName });
  document.cookie = user
    ? `${EMAIL_COOKIE}=${encodeURIComponent(user.email)}; path=/; SameSite=Lax`
    : `${EMAIL_COOKIE}=; path=/; SameSite=Lax; max-age=0`;
}

async function fetchCurrentUser(client: QueryClient, signal: AbortSignal): Promise<User | null> {
  try {
    const user = await call(currentUserRoute, {}, { signal });
    rememberUser(user);
    letScreenGo();
    return user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const shown = client.getQueryData<User | null>(sessionKeys.user);
    if (shown && holdScreenOf(shown)) return shown;
    rememberUser(null);
    letScreenGo();
    return null;
  }
}

export const currentUserQuery = queryOptions({
  queryKey: sessionKeys.user,
  queryFn: ({ client, signal }) => fetchCurrentUser(client, signal),
});

/** The signed-in account; `data` is null when nobody is (a 401 means signed out). */
export const useCurrentUser = (): UseQueryResult<User | null> => useQuery(currentUserQuery);

/**
 * The signed-in person, for the frame around every screen; null for nobody. Until the server answers, the record of the
 * last visit is used, so that the layout does not jump and a failure does not look like being signed out.
 */
export function useKnownUser(): KnownUser | null {
  const { data } = useCurrentUser();
  return data === undefined ? readJson<KnownUser>(AUTH_USER_KEY) : data;
}

/** A choice that is no longer the caller's is forgotten before anybody acts on it: every call would be refused. */
async function fetchMyOrganizations(signal: AbortSignal): Promise<MyOrganization[]> {
  const organizations = await call(myOrganizationsRoute, {}, { signal });
  if (!organizations.some(({ id }) => id === chosenOrganizationId())) chooseOrganization(null);
  return organizations;
}

export const myOrganizationsQuery = queryOptions({
  queryKey: sessionKeys.organizations,
  queryFn: ({ signal }) => fetchMyOrganizations(signal),
});

/** The caller's organizations, first joined first; asked only while somebody is signed in. */
export function useMyOrganizations(): UseQueryResult<MyOrganization[]> {
  const user = useCurrentUser();
  return useQuery({ ...myOrganizationsQuery, enabled: Boolean(user.data) });
}

/** The chosen organization, else the first joined; `x-organization-id` says the same to the server. */
export function useCurrentOrganization(): MyOrganization | undefined {
  const organizations = useMyOrganizations();
  const chosenId = useChosenOrganizationId();
  return organizations.data?.find(({ id }) => id === chosenId) ?? organizations.data?.[0];
}

/** A new organization is known and chosen before any screen asks for it. */
export async function enterNewOrganization(client: QueryClient, created: MyOrganization): Promise<void> {
  // A list that was asked for before it existed would have the choice forgotten.
  await client.cancelQueries({ queryKey: sessionKeys.organizations });
  client.setQueryData(myOrganizationsQuery.queryKey, (known = []) =>
    // A live update may have brought it already.
    known.some(({ id }) => id === created.id) ? known : [...known, created],
  );
  chooseOrganization(created.id);
}

/** Data of one organization must not be shown for another: a switch discards it, including answers under way. */
export function forgetWithTheOrganization(client: QueryClient): void {
  const ofSession: readonly unknown[] = Object.values(sessionKeys).flat();
  onOrganizationChoice(() =>
    client.removeQueries({ predicate: ({ queryKey }) => !ofSession.includes(queryKey[0]) }),
  );
}

/** After a sign-in, registration or accepted invitation: nothing known before counts any more, and who is signed in is asked anew. */
export async function afterSignIn(client: QueryClient): Promise<void> {
  forgetWhatWasRead(client);
  await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}

/**
 * Signs out: forgets what was read and kept, ends the session on the server, then goes to `/`. The navigation is a
 * real one, so that nothing of the account stays in memory. If the call fails, that is logged, and the page goes to
 * the logout path itself.
 */
export function useSignOut(): UseMutationResult<void, Error, void> {
  const client = useQueryClient();
  return useMutation({
    meta: { handled: true },
    mutationFn: async () => {
      rememberUser(null);
      await call(logoutRoute, {});
    },
    onSuccess: () => {
      client.clear();
      location.assign('/');
    },
    onError: (error) => {
      console.error('Signing out failed', error);
      location.assign(logoutRoute.path);
    },
  });
}

/** Data of one account must not be shown to the next. */
export function forgetWhatWasRead(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKeys.user[0] });
}

/** Whether a call failed because nobody is signed in (any more). */
export const isSignedOut = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated';

/** A call found nobody signed in: if the screens believe otherwise, who is signed in is asked anew. */
export function askWhoIsSignedIn(client: QueryClient): void {
  if (client.getQueryData(currentUserQuery.queryKey))
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

/**
 * A page must not go on showing an account that is no longer here: not when another tab signs out or in as somebody
 * else, and not when the browser brings a page back whole after a sign-out. What is not saved is not lost by that
 * unless somebody else has come: the server is asked, and the screen held.
 */
export function leaveWithTheSession(client: QueryClient): void {
  const check = (): void => {
    const shown = client.getQueryData(currentUserQuery.queryKey);
    const kept = readJson<Pick<User, 'id' | 'email'>>(AUTH_USER_KEY);
    if (!shown) return;
    if (shown.id === kept?.id) {
      // The same person, signed in again so that a held screen can go on, or with another address.
      if (isScreenHeld() || shown.email !== kept.email) askWhoIsSignedIn(client);
    } else if (!kept && hasUnsavedWork()) askWhoIsSignedIn(client);
    else location.reload();
  };
  addEventListener('storage', (event) => event.key === AUTH_USER_KEY && check());
  addEventListener('pageshow', (event) => event.persisted && check());
}
