import { expect, test } from 'vitest';
import { shorten } from './words.ts';

test.each([
  ['Charger 7 at the gate', 21, 'Charger 7 at the gate'],
  ['Charger 7 at the gate', 20, 'Charger 7 at the…'],
  // A word that begins further back is cut.
  ['It abcdefghijklmnopqrst', 20, 'It abcdefghijklmnop…'],
  ['It is abcdefghijklmnopqrst', 20, 'It is abcdefghijklm…'],
  ['It is on abcdefghijklmnopqrst', 20, 'It is on…'],
  // A letter of several parts is kept or left out whole.
  ['abcdefghijklmn👩‍👩‍👧 and more', 20, 'abcdefghijklmn…'],
])('“%s” in %i characters is “%s”', (text, most, shown) => {
  expect(shorten(text, most)).toBe(shown);
});
