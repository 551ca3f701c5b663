import { afterEach, expect, test, vi } from 'vitest';
import { keepArrival, ownArrivals } from './arrivals.ts';
import { forgetPresses } from './presses.ts';
import { keepRelease, ownReleases } from './releases.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was pressed without a network is forgotten with its account, of every kind', () => {
  const held = new Map([['authUser', '{"id":"mira"}']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  for (const owner of ['mira', 'noah']) {
    const press = { owner, reservationId: `of ${owner}` };
    keepArrival({ ...press, idempotencyKey: '1', place: 'Charger 01' });
    keepRelease({ ...press, spotNumber: '01', timezone: 'UTC', pressedAt: 0 });
  }
  forgetPresses({ exceptOf: 'mira' });
  expect([...ownArrivals(), ...ownReleases()].map(({ reservationId }) => reservationId)).toEqual([
    'of mira',
    'of mira',
  ]);
  forgetPresses();
  expect([...held.keys()]).toEqual(['authUser']);
});
