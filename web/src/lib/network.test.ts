import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetching = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
  fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Test files share modules (`isolate: false`): leave the network reachable for the next one.
  vi.resetModules();
});

test('however many requests fail, an unreachable server is asked once in four seconds, until it answers', async () => {
  const network = await import('./network.ts');
  for (let failed = 0; failed < 5; failed += 1) network.noteUnreachable();
  expect(await network.canReach()).toBe(false);
  for (let failed = 0; failed < 20; failed += 1) network.noteUnreachable();
  await vi.advanceTimersByTimeAsync(3999);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetching).toHaveBeenCalledTimes(2);

  fetching.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(4000);
  expect(await network.canReach()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetching).toHaveBeenCalledTimes(3);
});
