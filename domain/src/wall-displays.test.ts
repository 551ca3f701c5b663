import { expect, test } from 'vitest';
import { wallName } from './wall-displays.ts';

test.each([
  [{ firstName: 'Mira', lastName: 'Halvorsen' }, 'Mira H.'],
  [{ firstName: ' Mira ', lastName: null }, 'Mira'],
  [{ firstName: null, lastName: 'Östberg' }, 'Ö.'],
  [{ firstName: 'Kim', lastName: '𝒜lto' }, 'Kim 𝒜.'],
  [{ firstName: null, lastName: null }, null],
  [{ firstName: '', lastName: ' ' }, null],
])('on a wall, %o is %s', (person, name) => {
  expect(wallName(person)).toBe(name);
});
