import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './api.ts';
import { hookResult } from '../testing/hook-result.ts';
import { endSession } from './session.ts';
import { holdReads, onSessionEnd } from './session-end.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  // Nothing is read after signing out: what comes later, in this file and others, begins on another page.
  vi.resetModules();
});

/** A server whose answers wait for `answer`, and which refuses whatever is asked when the session has ended. */
function serverWithSession() {
  const waiting: (() => void)[] = [];
  const server = { isSignedIn: true, asked: 0, refused: 0, answer: () => waiting.forEach((go) => go()) };
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    server.asked += 1;
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    });
    if (!server.isSignedIn) server.refused += 1;
    return Response.json({}, { status: server.isSignedIn ? 200 : 401 });
  });
  return server;
}

/** A screen that shows one read and reads it again at any time. */
function shownRead(client: QueryClient, key: string) {
  const observer = new QueryObserver(client, {
    queryKey: [key],
    retry: false,
    queryFn: ({ signal }) => call('GET /api/auth/session', {}, { signal }),
  });
  observer.subscribe(() => undefined);
  return observer;
}

test('signing out gives up what is being read, and nothing is read until it is known whether the session has ended', async () => {
  const server = serverWithSession();
  const client = new QueryClient();
  shownRead(client, 'under way');
  await vi.waitFor(() => expect(server.asked).toBe(1));
  await endSession(client, async () => {
    server.isSignedIn = false;
    shownRead(client, 'begun meanwhile');
    server.answer();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(server).toMatchObject({ asked: 1, refused: 0 });
});

test('if signing out fails, everything on the screen is read again', async () => {
  const server = serverWithSession();
  const client = new QueryClient();
  const read = shownRead(client, 'under way');
  await vi.waitFor(() => expect(server.asked).toBe(1));
  await expect(endSession(client, () => Promise.reject(new Error('no network')))).rejects.toThrow(
    'no network',
  );
  await vi.waitFor(() => expect(server.asked).toBe(2));
  server.answer();
  await vi.waitFor(() => expect(read.getCurrentResult().isSuccess).toBe(true));
});

test('what begins to listen while the session is ending is told at once', () => {
  const goOn = holdReads();
  const told: boolean[] = [];
  const stop = onSessionEnd((isEnding) => told.push(isEnding));
  goOn();
  stop();
  expect(told).toEqual([true, false]);
});

test.each([
  ['http:', undefined, '/', 'path=/; SameSite=Strict'],
  ['https:', undefined, '/', 'path=/; SameSite=Strict; Secure'],
  ['https:', '/charge', '/charge/', 'path=/charge; SameSite=Strict; Secure'],
])(
  'by %s below %s the cookie with the address is sent to this site alone, and gone after signing out',
  async (protocol, base, start, scope) => {
    const cookies: string[] = [];
    const left = vi.fn();
    vi.stubGlobal('document', {
      documentElement: { dataset: { base } },
      set cookie(text: string) {
        cookies.push(text);
      },
    });
    vi.stubGlobal('location', { protocol, assign: left });
    const user = { id: 'ada', email: 'ada@example.org', firstName: 'Ada' };
    vi.stubGlobal('fetch', async () => Response.json({ user, notOffered: [] }));
    const { currentUserQuery, useSignOut } = await import('./session.ts');
    const client = new QueryClient();
    await client.fetchQuery(currentUserQuery);
    hookResult(client, useSignOut).mutate();
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith(start));
    expect(cookies).toEqual([`userEmail=ada%40example.org; ${scope}`, `userEmail=; ${scope}; max-age=0`]);
  },
);
