import { expect, it } from 'vitest';
import { factsOfSameName } from './same-name.ts';

const NOW = new Date('2026-06-10T15:00:00Z');
const known = (id: string, over: object = {}) => ({
  id,
  name: 'Harbor House',
  address: null,
  contactEmail: null,
  createdAt: '2026-03-02T15:00:00Z',
  ...over,
});

it.each([
  ['one name each', [known('a'), known('b', { name: 'Quay North' })], {}],
  [
    'addresses that differ',
    [known('a', { address: '12 Wharf Street' }), known('b', { address: '4 Mill Lane' })],
    { a: '12 Wharf Street', b: '4 Mill Lane' },
  ],
  [
    'one address, and mails that differ',
    [
      known('a', { address: '12 Wharf Street', contactEmail: 'ada@a.example' }),
      known('b', { address: '12 Wharf Street', contactEmail: 'ben@b.example' }),
    ],
    { a: 'ada@a.example', b: 'ben@b.example' },
  ],
  [
    'what a pending member is not told',
    [
      known('a', { address: '12 Wharf Street' }),
      known('b', { name: 'harbor house ', createdAt: '2026-04-01T15:00:00Z' }),
    ],
    { a: '12 Wharf Street', b: 'Since Wed, Apr 1' },
  ],
])('of %s', (_, organizations, expected) => {
  expect(Object.fromEntries(factsOfSameName(organizations, NOW))).toEqual(expected);
});
