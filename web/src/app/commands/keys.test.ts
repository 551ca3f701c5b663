import { expect, it } from 'vitest';
import { isMenuKey, singleKey } from './keys.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...held,
});

it('the menu opens with ⌘K on a Mac and with Ctrl+K elsewhere, and with nothing else held', () => {
  const [ctrl, meta] = [press('k', { ctrlKey: true }), press('K', { metaKey: true })];
  expect([isMenuKey(ctrl, false), isMenuKey(meta, false)]).toEqual([true, false]);
  expect([isMenuKey(ctrl, true), isMenuKey(meta, true)]).toEqual([false, true]);
  expect(isMenuKey(press('k'), false)).toBe(false);
  expect(isMenuKey(press('k', { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(isMenuKey(press('k', { ctrlKey: true, altKey: true }), false)).toBe(false);
});

it.each([
  ['b', {}, 'b'],
  ['B', {}, 'b'],
  ['B', { shiftKey: true }, null],
  ['?', { shiftKey: true }, '?'],
  ['/', { shiftKey: true }, '/'],
  ['b', { ctrlKey: true }, null],
  ['b', { metaKey: true }, null],
  ['b', { altKey: true }, null],
  ['b', { repeat: true }, null],
  ['b', { isComposing: true }, null],
  ['b', { defaultPrevented: true }, null],
  ['ArrowDown', {}, null],
  ['Enter', {}, null],
  [' ', {}, null],
] as const)(
  '“%s” with %o is the single key %s: what the browser or the screen uses is none',
  (key, held, single) => {
    expect(singleKey(press(key, held))).toBe(single);
  },
);
