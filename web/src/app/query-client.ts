import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api.ts';
import { renewNow } from '../lib/server-clock.ts';
import { askWhoIsSignedIn, isSignedOut, sessionKeys } from '../lib/session.ts';
import { toast } from '../ui/toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen itself shows the failure; no toast. */
      handled?: boolean;
      /** Title of the toast of a failure; "Error" unless given. */
      failureTitle?: string;
      /** Its text when the server gave none. */
      failureText?: string;
    };
  }
}

function failureText(error: Error, fallback: string | undefined): string {
  const fromServer = error instanceof ApiError && error.status !== 0;
  return fromServer ? error.message : (fallback ?? error.message);
}

// Within the press that starts a mutation, not a timer later: a second press in between would find the button idle.
notifyManager.setScheduler(queueMicrotask);

/** Queries never become stale and are never retried automatically; every failed mutation shows a toast, from here. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Without a network a call is sent and fails, which screens and toasts say. TanStack's own way waits for it in
      // silence, with the optimistic result already shown.
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      // What is read may have begun a moment ago: a screen's now moves on with it. Not with the answer of a change: a
      // screen that is about to leave, as by signing out, would ask for what it shows once more.
      onSuccess: renewNow,
      // The session has ended elsewhere: ask again who is signed in, so that screens stop pretending.
      onError: (error) => isSignedOut(error) && askWhoIsSignedIn(client),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (isSignedOut(error)) askWhoIsSignedIn(client);
        if (mutation.meta?.handled) return;
        // That the session has ended is said by what comes then.
        if (isSignedOut(error) && client.getQueryData(sessionKeys.user)) return;
        toast({
          title: mutation.meta?.failureTitle ?? 'Error',
          description: failureText(error, mutation.meta?.failureText),
          tone: 'loss',
        });
      },
    }),
  });
  return client;
}
