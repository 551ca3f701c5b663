import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_CONNECTION, unanswered } from './api.ts';

const sent = { isOffline: false, method: 'POST', isKeyed: false };

test('that there is no connection is said only if that is known', () => {
  expect(unanswered({ ...sent, isOffline: true }).message).toBe(NO_CONNECTION);
  for (const method of ['GET', 'POST', 'PATCH'])
    for (const isKeyed of [true, false])
      expect(unanswered({ isOffline: false, method, isKeyed }).message).not.toMatch(/connection/);
});

test('of a change without an answer nobody knows; to press again is safe if the answer can be had again', () => {
  expect(unanswered(sent).message).toBe('No answer came, so it is not known whether it was done.');
  expect(unanswered({ ...sent, isKeyed: true }).message).toMatch(/Press again: it is not done twice\.$/);
  expect(unanswered({ ...sent, method: 'GET' }).message).toBe('No answer came. Try again in a moment.');
});

const fetching = vi.fn<() => Promise<Response>>();
const failureOf = (code: string, words: RegExp) => ({
  status: 0,
  code,
  message: expect.stringMatching(words),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  vi.stubGlobal('fetch', fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
});
// The next file shares this worker's modules: it must find neither the lost network nor its next probe.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function callIt(): Promise<unknown> {
  const { call } = await import('./api.ts');
  return call('PATCH /api/admin/locations/:id', { params: { id: 'one' }, body: {} }).catch(
    (error: unknown) => error,
  );
}

test('a request that fails without the browser’s notice, or within its answer, got no answer', async () => {
  expect(await callIt()).toMatchObject(failureOf('no_answer', /^No answer came/));
  fetching.mockResolvedValue({
    ok: true,
    headers: new Headers(),
    text: () => Promise.reject(new TypeError('network error')),
  } as unknown as Response);
  expect(await callIt()).toMatchObject(failureOf('no_answer', /^No answer came/));
});

test('a request that is sent without a network was not sent; one that was under way then may have been', async () => {
  const browser = { onLine: false };
  vi.stubGlobal('navigator', browser);
  expect(await callIt()).toMatchObject(failureOf('no_connection', /^This needs a connection/));

  vi.resetModules();
  browser.onLine = true;
  fetching.mockImplementation(() => {
    browser.onLine = false;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await callIt()).toMatchObject(failureOf('no_answer', /^No answer came/));
});
