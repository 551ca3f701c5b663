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

/** The name of the cookie that SPEC.md §3 has the client keep; the server ignores it. */
const EMAIL_COOKIE = 'userEmail';

/** What the client keeps of the signed-in account (SPEC.md §3 "Other shapes"): under `authUser`, and the e-mail in a cookie. */
function rememberUser(user: Pick<User, 'id' | 'email' | 'firstName'> | null): void {
  writeJson(AUTH_USER_KEY, user && { id: user.id, email: user.email, firstName: user.firstName });
  document.cookie = user
    ? `${EMAIL_COOKIE}=${encodeURIComponent(user.email)}; path=/; SameSite=Lax`
    : `${EMAIL_COOKIE}=; path=/; SameSite=Lax; max-age=0`;
}

async function fetchCurrentUser(signal: AbortSignal): Promise<User | null> {
  try {
    const user = await call(currentUserRoute, {}, { signal });
    rememberUser(user);
    return user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    rememberUser(null);
    return null;
  }
}

export const currentUserQuery = queryOptions({
  queryKey: sessionKeys.user,
  queryFn: ({ signal }) => fetchCurrentUser(signal),
});

/** The signed-in account; `data` is null when nobody is (a 401 means signed out, SPEC.md §4). */
export const useCurrentUser = (): UseQueryResult<User | null> => useQuery(currentUserQuery);

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

/** The chosen organization, else the first joined (DESIGN.md §2); `x-organization-id` says the same to the server. */
export function useCurrentOrganization(): MyOrganization | undefined {
  const organizations = useMyOrganizations();
  const chosenId = useChosenOrganizationId();
  return organizations.data?.find(({ id }) => id === chosenId) ?? organizations.data?.[0];
}

/** A new organization is known and chosen before any screen asks for it. */
export async function enterNewOrganization(client: QueryClient, created: MyOrganization): Promise<void> {
  // A list that was asked for before it existed would have the choice forgotten.
  await client.cancelQueries({ queryKey: sessionKeys.organizations });
  client.setQueryData(myOrganizationsQuery.queryKey, (known = []) => [...known, created]);
  chooseOrganization(created.id);
}

/** What was read of one organization says nothing about another: with the choice it is dropped, answers on their way too. */
export function forgetWithTheOrganization(client: QueryClient): void {
  const ofSession: readonly unknown[] = Object.values(sessionKeys).flat();
  onOrganizationChoice(() =>
    client.removeQueries({ predicate: ({ queryKey }) => !ofSession.includes(queryKey[0]) }),
  );
}

/** After a sign-in, registration or accepted invitation: nothing known before counts any more, and who is signed in is asked anew. */
export async function afterSignIn(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKeys.user[0] });
  await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}

/**
 * Signs out: forgets what was read and kept, ends the session on the server, then goes to `/`. The navigation is a
 * real one, so that nothing of the account stays in memory. If the call fails, that is logged, and the page goes to
 * the logout path itself (SPEC.md §4).
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

/**
 * A page must not go on showing an account that is no longer here: not when another tab signs out or in as somebody
 * else, and not when the browser brings a page back whole after a sign-out.
 */
export function leaveWithTheSession(client: QueryClient): void {
  const keptId = (): string | undefined => readJson<{ id?: string }>(AUTH_USER_KEY)?.id;
  const shownId = (): string | undefined => client.getQueryData(currentUserQuery.queryKey)?.id;
  const check = (): void => {
    if (shownId() !== undefined && shownId() !== keptId()) location.reload();
  };
  addEventListener('storage', (event) => event.key === AUTH_USER_KEY && check());
  addEventListener('pageshow', (event) => event.persisted && check());
}
