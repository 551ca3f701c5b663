import { afterEach, expect, test, vi } from 'vitest';
import { storeArrival, ownArrivals } from './arrivals.ts';
import { forgetPendingActions } from './actions.ts';
import { storeRelease, ownReleases } from './releases.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was pressed without a network is forgotten with its account, of every kind', () => {
  const held = new Map([['authUser', '{"id":"mira"}']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  for (const owner of ['mira', 'noah']) {
    const action = { owner, reservationId: `of ${owner}` };
    storeArrival({ ...action, idempotencyKey: '1', place: 'Charger 01' });
    storeRelease({ ...action, spotNumber: '01', timezone: 'UTC', pressedAt: 0 });
  }
  forgetPendingActions({ exceptOf: 'mira' });
  expect([...ownArrivals(), ...ownReleases()].map(({ reservationId }) => reservationId)).toEqual([
    'of mira',
    'of mira',
  ]);
  forgetPendingActions();
  expect([...held.keys()]).toEqual(['authUser']);
});
