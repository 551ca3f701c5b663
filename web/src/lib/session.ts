import { m } from '@chargerota/messages';
import type { MyOrganization, OptionalPart, User } from '@chargerota/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { BASE } from './base.ts';
import { ApiError, AUTH_USER_KEY, call, callWithHeaders, isUnreachable, knownUserId } from './api.ts';
import {
  chooseOrganization,
  chosenOrganizationId,
  onOrganizationChoice,
  useChosenOrganizationId,
} from './current-organization.ts';
import { followFormatsOf } from './formats.ts';
import { holdScreenOf, isScreenHeld, releaseScreen } from './held-session.ts';
import { forgetPendingActions } from './pending/actions.ts';
import { clearOfflineCache } from './offline-cache/cache-reads.ts';
import { hasUnsavedWork } from './leave-guard.ts';
import { forgetLivePosition, noteLivePosition } from './live/position.ts';
import { holdReads } from './session-end.ts';
import { rememberSubscribed, unsubscribeHere } from './push-subscription.ts';
import { paths } from './paths.ts';
import { forgetDrafts, readJson, writeJson } from './storage.ts';

export const sessionKeys = {
  user: ['/api/auth/session'],
  organizations: ['/api/organizations/my'],
} as const;

/** Below the session's key, so that it stays when loaded data is discarded. */
const notOfferedKey = [...sessionKeys.user, 'notOffered'];

/** The name of a cookie with the person's email address. Only the client uses it; the server ignores it. */
const EMAIL_COOKIE = 'userEmail';

type KnownUser = Pick<User, 'id' | 'email' | 'firstName'>;
type RememberedUser = Pick<User, keyof KnownUser | 'region' | 'clock'>;

/**
 * The data stored in the browser about the signed-in account: a record under `authUser`, and the email address in a
 * cookie.
 */
function rememberUser(user: RememberedUser | null): void {
  followFormatsOf(user);
  // What is kept for reading without a network is its account's alone.
  if (knownUserId() !== (user?.id ?? null)) void clearOfflineCache();
  if (user) forgetPendingActions({ exceptOf: user.id });
  writeJson(
    AUTH_USER_KEY,
    user && {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      region: user.region,
      clock: user.clock,
    },
  );
  const scope = `path=${BASE || '/'}; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
  document.cookie = user
    ? `${EMAIL_COOKIE}=${encodeURIComponent(user.email)}; ${scope}`
    : `${EMAIL_COOKIE}=; ${scope}; max-age=0`;
}

async function fetchCurrentUser(client: QueryClient, signal: AbortSignal): Promise<User | null> {
  const { body, headers } = await callWithHeaders('GET /api/auth/session', {}, { signal });
  const { user } = body;
  client.setQueryData(notOfferedKey, body.notOffered);
  // What was asked for before may be older than the position.
  if (client.getQueryCache().getAll().some(isLoadedEarlier)) forgetLivePosition();
  else noteLivePosition(headers);
  const shown = client.getQueryData<User | null>(sessionKeys.user);
  if (!user && shown && holdScreenOf(shown)) return shown;
  rememberUser(user);
  releaseScreen();
  return user;
}

const isLoadedEarlier = ({ queryKey, state }: Query): boolean =>
  queryKey[0] !== sessionKeys.user[0] && (state.data !== undefined || state.fetchStatus !== 'idle');

export const currentUserQuery = queryOptions({
  queryKey: sessionKeys.user,
  queryFn: ({ client, signal }) => fetchCurrentUser(client, signal),
});

/** The signed-in account; `data` is null if nobody is signed in. */
export const useCurrentUser = (): UseQueryResult<User | null> => useQuery(currentUserQuery);

/**
 * The signed-in person for the frame around every screen; null if nobody is. Until the server answers, the record of
 * the last visit is used, so that the layout does not jump and a failure does not look like being signed out.
 */
export function useKnownUser(): KnownUser | null {
  const { data } = useCurrentUser();
  return data === undefined ? readJson<KnownUser>(AUTH_USER_KEY) : data;
}

/** Whether this installation offers a part to whoever comes; until the server has answered, that it does. */
export const useIsOffered = (part: OptionalPart): boolean =>
  !useQuery<OptionalPart[]>({ queryKey: notOfferedKey, enabled: false }).data?.includes(part);

/** Where the logo leads: to the dashboard of whoever is signed in, else to the first page. */
export const useHomePath = (): string => (useKnownUser() === null ? '/' : paths.dashboard);

/**
 * Drops the choice of an organization that the person no longer belongs to before anything uses it, because the server
 * would refuse every request.
 */
async function fetchMyOrganizations(signal: AbortSignal): Promise<MyOrganization[]> {
  const organizations = await call('GET /api/organizations/my', {}, { signal });
  if (!organizations.some(({ id }) => id === chosenOrganizationId())) chooseOrganization(null);
  return organizations;
}

export const myOrganizationsQuery = queryOptions({
  queryKey: sessionKeys.organizations,
  queryFn: ({ signal }) => fetchMyOrganizations(signal),
});

/** The person's organizations, first joined first; loaded only while somebody is signed in. */
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

/** Adds a new organization to the list and chooses it before any screen asks for it. */
export async function enterNewOrganization(client: QueryClient, created: MyOrganization): Promise<void> {
  // A response to an earlier request would not contain the organization, and the choice would be dropped.
  await client.cancelQueries({ queryKey: sessionKeys.organizations });
  client.setQueryData(myOrganizationsQuery.queryKey, (known = []) =>
    // A live update may have added it already.
    known.some(({ id }) => id === created.id) ? known : [...known, created],
  );
  chooseOrganization(created.id);
}

/** Data of one organization must not be shown for another, so a switch discards it, including responses under way. */
export function forgetWithTheOrganization(client: QueryClient): void {
  const ofSession: readonly unknown[] = Object.values(sessionKeys).flat();
  onOrganizationChoice(() =>
    client.removeQueries({ predicate: ({ queryKey }) => !ofSession.includes(queryKey[0]) }),
  );
}

/**
 * Call after a sign-in, registration or accepted invitation: discards all loaded data and asks again who is signed in.
 */
export async function afterSignIn(client: QueryClient): Promise<void> {
  forgetWhatWasRead(client);
  await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}

/**
 * Signs out: ends the session on the server, discards loaded and stored data, then goes to `/`. It loads a new page, so
 * that nothing of the account stays in memory. If the request fails, that is logged, and the page goes to the logout
 * path itself. Without a connection nobody is signed out, and that is what the person is told.
 */
export function useSignOut(): UseMutationResult<void, Error, void> {
  const client = useQueryClient();
  return useMutation({
    meta: {
      notSentTitle: m.parts.youAreStillSignedIn,
      unansweredText: m.parts.noAnswerCameSoYou,
    },
    mutationFn: () =>
      endSession(client, async () => {
        try {
          await call('POST /api/logout', {});
        } catch (error) {
          if (isUnreachable(error)) throw error;
          console.error('Signing out failed', error);
          await forgetPerson();
          return leaveFor('/api/logout');
        }
        await forgetPerson();
        client.clear();
        return leaveFor('/');
      }),
  });
}

/** Never resolves: nothing may happen any more on a page that is being left. */
function leaveFor(address: string): Promise<never> {
  location.assign(BASE + address);
  return new Promise(() => undefined);
}

/**
 * Ends a session by `end`. The server would refuse what is still asked for with it, so the reads under way are given up,
 * and none begins until `end` has resolved or failed.
 */
export async function endSession(client: QueryClient, end: () => Promise<void>): Promise<void> {
  const goOn = holdReads();
  await client.cancelQueries();
  try {
    await end();
    goOn();
  } catch (error) {
    goOn();
    void client.invalidateQueries();
    throw error;
  }
}

/** Discards what this browser has stored of the person who signs out. */
async function forgetPerson(): Promise<void> {
  rememberUser(null);
  forgetDrafts();
  forgetPendingActions();
  // The next person at this browser must not see messages to this one, nor what this one has read.
  rememberSubscribed(null);
  await Promise.all([unsubscribeHere().catch(() => undefined), clearOfflineCache()]);
}

/** Discards loaded data, because one account's data must not be shown to the next. */
export function forgetWhatWasRead(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKeys.user[0] });
}

/** Whether a request failed because nobody is signed in any more. */
export const isSignedOut = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated';

/** Call when a request found nobody signed in. If the screens show somebody, asks again who is signed in. */
export function askWhoIsSignedIn(client: QueryClient): void {
  if (client.getQueryData(currentUserQuery.queryKey))
    void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

/**
 * Leaves a page whose account is no longer signed in: when another tab signs out or in as somebody else, and when the
 * browser restores a page after a sign-out. Unsaved changes are kept unless another person has signed in: the server is
 * asked, and the screen is held.
 */
export function leaveWithTheSession(client: QueryClient): void {
  const check = (): void => {
    const shown = client.getQueryData(currentUserQuery.queryKey);
    const kept = readJson<Pick<User, 'id' | 'email'>>(AUTH_USER_KEY);
    if (!shown) return;
    if (shown.id === kept?.id) {
      // The same person: signed in again so that a held screen can continue, or with a changed address.
      if (isScreenHeld() || shown.email !== kept.email) askWhoIsSignedIn(client);
    } else if (!kept && hasUnsavedWork()) askWhoIsSignedIn(client);
    else location.reload();
  };
  addEventListener('storage', (event) => event.key === AUTH_USER_KEY && check());
  addEventListener('pageshow', (event) => event.persisted && check());
}
