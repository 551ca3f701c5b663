import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRefresher } from './refresh.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A query in use that counts how often it is loaded; each load takes `takesMs`. */
function shownQuery(client: QueryClient, takesMs = 0) {
  const asked: number[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['day'],
    staleTime: Infinity,
    queryFn: async () => {
      asked.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, takesMs));
      return asked.length;
    },
  });
  observer.subscribe(() => undefined);
  return asked;
}

/** Begins with what another query had loaded before the change, and counts how often it is loaded itself. */
function shownCopy(client: QueryClient) {
  const copy = { loaded: 0 };
  const observer = new QueryObserver(client, {
    queryKey: ['day', 'copy'],
    staleTime: Infinity,
    initialData: 'of before the change',
    queryFn: () => `load ${(copy.loaded += 1)}`,
  });
  observer.subscribe(() => undefined);
  return copy;
}

test('many changes cause only a few reloads, the last one after the last change', async () => {
  const client = new QueryClient();
  const asked = shownQuery(client);
  await vi.advanceTimersByTimeAsync(10);
  const { refresh } = makeRefresher(client);
  for (let changes = 0; changes < 100; changes += 1) {
    refresh(() => true);
    await vi.advanceTimersByTimeAsync(10);
  }
  const lastChange = Date.now() - 10;
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.length).toBeLessThanOrEqual(6);
  expect(asked.at(-1)).toBeGreaterThanOrEqual(lastChange);
});

test('data that changes while it loads is loaded once more, without aborting the first load', async () => {
  const client = new QueryClient();
  const asked = shownQuery(client, 2000);
  const { refresh } = makeRefresher(client);
  await vi.advanceTimersByTimeAsync(1000);
  refresh(() => true);
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
});

test('nothing replaces the optimistic result of the person’s own change', async () => {
  const client = new QueryClient();
  const asked = shownQuery(client);
  await vi.advanceTimersByTimeAsync(10);
  const { refresh } = makeRefresher(client);
  const change = client.getMutationCache().build(client, {
    mutationFn: () => new Promise((resolve) => setTimeout(resolve, 2000)),
  });
  void change.execute(undefined);
  refresh(() => true);
  await vi.advanceTimersByTimeAsync(1900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(2);
});

test('a query that begins with the data of another before that is reloaded is reloaded with it', async () => {
  const client = new QueryClient();
  const asked = shownQuery(client);
  await vi.advanceTimersByTimeAsync(10);
  makeRefresher(client).refresh(({ queryKey }) => queryKey[0] === 'day');
  const copy = shownCopy(client);
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked.length, copy.loaded]).toEqual([2, 1]);
});

test('so is one that begins with data that was loading when it changed, before that is loaded again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const client = new QueryClient();
  const asked = shownQuery(client, 500);
  await vi.advanceTimersByTimeAsync(100);
  makeRefresher(client).refresh(({ queryKey }) => queryKey[0] === 'day');
  // The load has ended, and the next one waits for its pause.
  await vi.advanceTimersByTimeAsync(450);
  expect(asked).toHaveLength(1);
  const copy = shownCopy(client);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asked.length, copy.loaded]).toEqual([2, 1]);
});

test('a query that begins after a change has what it loads, and is not loaded again with the others', async () => {
  const client = new QueryClient();
  client.setQueryData(['list'], 'of before the change');
  makeRefresher(client).refresh(() => true);
  const asked = shownQuery(client);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);
});
