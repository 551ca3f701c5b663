// The people of a server that was started with `demo`.
import { expect, request, type APIRequestContext, type Page } from '@playwright/test';
import type { RunningServer } from './server.ts';

/** The session of the demo's member or administrator. */
export async function signedIn(
  server: RunningServer,
  who: 'member' | 'administrator',
): Promise<APIRequestContext> {
  // The accounts are printed after the address.
  await expect.poll(() => server.output()).toContain('Nothing is kept');
  const wordAfter = (words: string): string | undefined =>
    new RegExp(`${words}\\s+(\\S+)`).exec(server.output())?.[1];
  const calls = await request.newContext({ baseURL: server.url });
  const data = { email: wordAfter(who), password: wordAfter('password') };
  expect((await calls.post('/api/auth/login', { data })).ok()).toBe(true);
  return calls;
}

export const takeSession = async (page: Page, calls: APIRequestContext): Promise<void> =>
  page.context().addCookies((await calls.storageState()).cookies);
