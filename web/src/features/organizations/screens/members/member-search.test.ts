import { expect, test } from 'vitest';
import { filterOf, readSearch, writeSearch } from './member-search.ts';

test('an address finds the same members again, and an invalid address finds all', () => {
  const search = { text: 'ada & co', shown: 'admins', page: 3 } as const;
  expect(readSearch(writeSearch(search))).toEqual(search);
  expect(filterOf(search)).toEqual({ query: 'ada & co', role: 'admin', page: 3 });
  const changed = readSearch('tab=members&show=nobody&page=-1');
  expect(changed).toEqual({ text: '', shown: 'all', page: 1 });
  expect(filterOf(changed)).toEqual({});
});
