import { expect, test } from 'vitest';
import { isFiltering, readAddress, writeAddress } from './ticket-filter.ts';

const ID = '0197f0a2-1111-7000-8000-000000000001';

test('a link brings back the filter, the page and the open ticket', () => {
  const address = {
    type: 'bug',
    category: 'payment',
    status: 'in_work',
    priority: 'urgent',
    administrator: ID,
    search: 'card & bank',
    archived: 'true',
    ticket: ID,
    page: 3,
  } as const;
  expect(readAddress(writeAddress(address))).toEqual(address);
  expect(writeAddress({ page: 1 })).toBe('tab=tickets');
});

test('what no filter knows is left out', () => {
  const address = readAddress('?type=wish&category=x&status=&administrator=me&ticket=1042&archived=1&page=0');
  expect(address).toEqual({ page: 1 });
  expect(isFiltering(address)).toBe(false);
  expect(isFiltering(readAddress('?search=1042'))).toBe(true);
});
