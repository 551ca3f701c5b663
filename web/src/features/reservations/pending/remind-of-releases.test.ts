import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissShownToast } from '../../../ui/toast.ts';
import { remindOfReleases } from './remind-of-releases.ts';

const PENDING = {
  owner: 'mira',
  reservationId: 'r1',
  spotNumber: '01',
  locationName: 'North Garage',
  timezone: 'UTC',
  pressedAt: Date.parse('2026-06-10T11:18:00Z'),
  isUnanswered: true,
};
const HELD = {
  id: 'r1',
  status: 'arrived',
  startsAt: '2020-01-01T00:00:00Z',
  endsAt: '2100-01-01T00:00:00Z',
  arrivedAt: '2020-01-01T00:00:00Z',
  releasedAt: null,
};
const RELEASED = { ...HELD, endsAt: '2026-06-10T11:18:00Z', releasedAt: '2026-06-10T11:18:00Z' };

const fetching = vi.fn<(url: string) => Promise<Response>>();
let stop = (): void => undefined;
const held = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  held.clear();
  held.set('authUser', '{"id":"mira"}');
  held.set('keptReleases', JSON.stringify([PENDING]));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  vi.stubGlobal('location', { pathname: '/availability' });
  vi.stubGlobal('fetch', fetching.mockReset());
  dismissShownToast();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isReminded = () => currentToast()?.open === true;
async function remindAfter(rows: unknown): Promise<void> {
  fetching.mockImplementation(async () => Response.json(rows));
  stop = remindOfReleases();
  await vi.advanceTimersByTimeAsync(100);
}

test('a charger that was released after all is not said to be held', async () => {
  await remindAfter([RELEASED]);
  expect(isReminded()).toBe(false);
  await remindAfter([]);
  expect(isReminded()).toBe(false);
});

test('a charger that is still held is named with its location', async () => {
  await remindAfter([HELD]);
  expect(currentToast()).toMatchObject({
    open: true,
    title: 'Charger 01 at North Garage was not released',
    description: expect.stringMatching(/, and no answer came\.$/),
  });
});

test('nothing is said until it is known, and nothing is read if there is nothing to ask or the screen asks itself', async () => {
  fetching.mockImplementation(async (url) =>
    url === '/healthz' ? new Response() : Promise.reject(new TypeError('Failed to fetch')),
  );
  stop = remindOfReleases();
  await vi.advanceTimersByTimeAsync(100);
  expect(isReminded()).toBe(false);
  fetching.mockImplementation(async () => Response.json([HELD]));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isReminded()).toBe(true);
  stop();

  fetching.mockClear();
  vi.stubGlobal('location', { pathname: '/dashboard' });
  stop = remindOfReleases();
  stop();
  vi.stubGlobal('location', { pathname: '/availability' });
  held.delete('keptReleases');
  stop = remindOfReleases();
  expect(fetching).not.toHaveBeenCalled();
});
