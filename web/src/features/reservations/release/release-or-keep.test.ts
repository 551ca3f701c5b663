import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ROW = { id: 'r1', timezone: 'UTC', spot: { spotNumber: '01' }, location: { name: 'North Garage' } };
const held = new Map<string, string>();
const browser = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  held.clear();
  held.set('authUser', '{"id":"mira"}');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
// The next file shares this worker's modules: it must find neither the lost network nor its next probe.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function pressed(onLine: boolean): Promise<unknown> {
  browser.onLine = onLine;
  vi.resetModules();
  const { releaseOrKeep } = await import('./release-or-keep.ts');
  expect(await releaseOrKeep(ROW)).toBe('kept');
  return JSON.parse(held.get('keptReleases') ?? '[]');
}

test('a press is kept with its location; one whose answer was lost may have released the charger, also after another', async () => {
  expect(await pressed(false)).toMatchObject([
    { reservationId: 'r1', spotNumber: '01', locationName: 'North Garage' },
  ]);
  expect(await pressed(false)).not.toMatchObject([{ isUnanswered: true }]);
  expect(await pressed(true)).toMatchObject([{ isUnanswered: true }]);
  expect(await pressed(false)).toMatchObject([{ isUnanswered: true }]);
});
