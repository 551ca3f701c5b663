import { m } from '@chargerota/messages';
import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { MutationMeta } from '@tanstack/react-query';
import { currentPath } from '../lib/base.ts';
import type { WayOut } from '../features/billing/way-out-words.ts';
import { ApiError, isFault, isNotSent, isUnreachable, reasonOf } from '../lib/api.ts';
import { clearFailure, lastPress } from '../lib/failure-places.ts';
import type { Press } from '../lib/failure-places.ts';
import { cacheReads } from '../lib/offline-cache/cache-reads.ts';
import { openScreen } from '../lib/leave-guard.ts';
import { isOffline, onNetworkChange } from '../lib/network.ts';
import { renewNowForData } from '../lib/server-clock.ts';
import { askWhoIsSignedIn, isSignedOut, sessionKeys } from '../lib/session.ts';
import { toast } from '../ui/toast.ts';
import type { WayOn } from '../ui/use-undo.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** True if the screen shows the failure itself, so that no toast is needed. */
      handled?: boolean;
      /** Title of a refusal or fault; "Error" unless given. */
      failureTitle?: string;
      /** Title if there is no connection, so that nothing was done; "No Connection" unless given. */
      notSentTitle?: string;
      /** Text if no answer came, so that nobody knows what has come of it: what is safe to do now. */
      unansweredText?: string;
      /** Where to go on after a refusal. */
      wayOn?: WayOn;
      /** What failed, said if no answer explains it. */
      failureText?: string;
    };
  }
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function failureWords(error: Error, meta: MutationMeta = {}): { title: string; description: string } {
  const failed = meta.failureText ?? meta.failureTitle;
  if (isNotSent(error)) {
    if (meta.notSentTitle || !failed)
      return { title: meta.notSentTitle ?? m.app.noConnectionTitle, description: error.message };
    return { title: m.app.noConnectionTitle, description: `${asSentence(failed)} ${error.message}` };
  }
  if (isUnreachable(error))
    return { title: m.app.noAnswer, description: meta.unansweredText ?? error.message };
  return {
    title: meta.failureTitle ?? m.common.error,
    description: reasonOf(error, meta.failureText ?? error.message),
  };
}

// Runs notifications within the press that starts a mutation. With a timer, a second press could still find the button
// idle.
notifyManager.setScheduler(queueMicrotask);

// What could not be loaded is loaded once the server can be reached, which the browser alone does not know.
onlineManager.setEventListener((setOnline) => {
  setOnline(!isOffline());
  return onNetworkChange(() => setOnline(!isOffline()));
});

/** Refusals that more can be bought against: see `wayOutOf`. */
const IS_LIMIT = /^(?:member|location|spot)_limit$|^subscription_required$/;

/** Few ever need it, so that it is not part of the first load. */
const loadWayOut = (code: string, back: string): Promise<WayOut | null> =>
  import('../features/billing/way-out-words.ts').then(
    ({ wayOutOf }) => wayOutOf(code, back),
    () => null,
  );

const addressNow = (): string => `${currentPath()}${location.search}`;

/** Queries never become stale and are never retried automatically; every failed mutation is told, from here. */
export function createQueryClient(): QueryClient {
  const presses = new WeakMap<object, Press>();
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // A call without a network is sent and fails, so that screens and toasts can say so. TanStack's default would
      // wait silently while the optimistic result is already shown.
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        persister: cacheReads,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      // Something in the loaded data may have begun a moment ago, so the screen's clock is renewed. Mutations don't
      // renew it: a screen that is about to close, for example after signing out, would load its data again.
      // What comes for the first time draws a part of the screen; the rest follows in small steps.
      onSuccess: (_data, query) => renewNowForData(query.isActive() && query.state.dataUpdateCount > 1),
      // The session has ended elsewhere. Asking again who is signed in updates the screens.
      onError: (error) => isSignedOut(error) && askWhoIsSignedIn(client),
    }),
    mutationCache: new MutationCache({
      // A new attempt ends what was told of the one before.
      onMutate: (_variables, mutation) => {
        presses.set(mutation, lastPress());
        clearFailure();
      },
      onError: (error, _variables, _context, mutation) => {
        if (isSignedOut(error)) askWhoIsSignedIn(client);
        if (mutation.meta?.handled) return;
        // The sign-in page already says that the session has ended.
        if (isSignedOut(error) && client.getQueryData(sessionKeys.user)) return;
        const tell = (wayOut: WayOut | WayOn | null): void => {
          toast({
            ...failureWords(error, mutation.meta),
            tone: 'loss',
            error,
            from: presses.get(mutation) ?? [],
            // A limit that was reached can be lifted, and then one comes back.
            ...(wayOut && {
              action: {
                label: wayOut.label,
                onPress: () => openScreen(wayOut.href),
              },
            }),
          });
        };
        if (error instanceof ApiError && IS_LIMIT.test(error.code))
          void loadWayOut(error.code, addressNow()).then(tell);
        else tell(isFault(error) || isUnreachable(error) ? null : (mutation.meta?.wayOn ?? null));
      },
    }),
  });
  return client;
}
