import { expect, it } from 'vitest';
import { defaultOrganizationName } from './organization-name.ts';
import { personName } from './person-name.ts';
import { wallName } from './wall-displays.ts';

it.each([
  [{ firstName: 'Maya', lastName: 'Reyes' }, 'Maya Reyes', 'Maya R.'],
  // One name: from Java, from southern India, in Chinese characters, and of two words.
  [{ firstName: 'Suharto', lastName: '' }, 'Suharto', 'Suharto'],
  [{ firstName: 'Vishnupriya', lastName: null }, 'Vishnupriya', 'Vishnupriya'],
  [{ firstName: '孝明', lastName: '' }, '孝明', '孝明'],
  [{ firstName: 'Siti Aminah', lastName: '' }, 'Siti Aminah', 'Siti Aminah'],
])('%o is called %s, and on a wall %s', (person, name, onWall) => {
  expect([personName(person), wallName(person)]).toEqual([name, onWall]);
  expect(defaultOrganizationName(personName(person))).toBe(`${name}'s organization`);
});

it('whoever has given no name is called by their address', () => {
  expect(personName({ firstName: null, lastName: null, email: 'ada@example.org' })).toBe('ada@example.org');
});
