import { expect, it } from 'vitest';
import { keysOf, listedOnce, pressKey, shortcutsFor } from './shortcuts.ts';
import type { Here, Waiting } from './shortcuts.ts';

const member = { isMember: true, isAdmin: false, hasLine: true };
const admin = { ...member, isAdmin: true };
const waitingForApproval = { isMember: false, isAdmin: false, hasLine: false };
const onDashboard: Here = { path: '/dashboard', search: '', reader: member, hasSearch: false };

const listed = (change: Partial<Here> = {}) =>
  shortcutsFor({ ...onDashboard, ...change }).map(({ keys }) => keys.join(' '));

/** What the last of some keys does, pressed with pauses of `pauseMs`. */
function press(keys: string, change: Partial<Here> = {}, pauseMs = 200) {
  let waiting: Waiting = null;
  let deed = null;
  for (const [index, key] of keys.split('').entries())
    ({ deed, waiting } = pressKey(
      key,
      index * pauseMs,
      waiting,
      shortcutsFor({ ...onDashboard, ...change }),
    ));
  return deed;
}

it('two keys go to a screen, and "b" alone to booking', () => {
  expect(press('gs')).toEqual({ to: '/availability' });
  expect(press('gn')).toEqual({ to: '/notifications' });
  expect(press('gl')).toEqual({ to: '/line' });
  expect(press('gb')).toEqual({ to: '/booking' });
  expect(press('b')).toEqual({ to: '/booking' });
  expect(press('gd', { path: '/booking' })).toEqual({ to: '/dashboard' });
});

it('the second key is awaited for a moment only, and a wrong one ends the wait', () => {
  expect(press('gs', {}, 2000)).toBeNull();
  expect(press('gx')).toBeNull();
  expect(press('gxs')).toBeNull();
  expect(press('ggs')).toBeNull();
});

it('keys lead nowhere that the reader may not go, and not to where they are', () => {
  expect(listed({ reader: waitingForApproval })).toEqual(['?', 'g n', 'g a']);
  expect(listed()).not.toContain('g o');
  expect(listed({ reader: admin })).toEqual(expect.arrayContaining(['g o', 'g t']));
  expect(listed()).not.toContain('g d');
  expect(listed({ path: '/booking' })).not.toContain('b');
  expect(press('go')).toBeNull();
});

it('"t" shows today on the status alone, and keeps the view', () => {
  expect(press('t', { path: '/availability', search: 'day=2026-06-12&view=list' })).toEqual({
    to: '/availability?view=list',
    replace: true,
  });
  expect(press('t')).toBeNull();
});

it('the sheet lists booking once, by its one letter', () => {
  const shortcuts = listedOnce(shortcutsFor(onDashboard));
  expect(shortcuts.filter(({ label }) => label === 'Book a charger').map(({ keys }) => keys)).toEqual([
    ['b'],
  ]);
  expect(shortcuts.map(({ keys }) => keys.join(' '))).toContain('g s');
});

it('the menu names the keys that the sheet lists', () => {
  const shortcuts = listedOnce(shortcutsFor({ ...onDashboard, path: '/account', reader: admin }));
  for (const { keys, deed } of shortcuts) if (typeof deed === 'object') expect(keysOf(deed.to)).toEqual(keys);
  expect(keysOf('/terms')).toBeNull();
});

it('"/" works where there is a search', () => {
  expect(press('/')).toBeNull();
  expect(press('/', { hasSearch: true })).toBe('search');
});
