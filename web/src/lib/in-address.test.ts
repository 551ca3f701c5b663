import { MAX_PAGE, PAGE_SIZE } from '@chargerota/contract/sizes';
import { expect, test } from 'vitest';
import { pageOf } from './in-address.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  [`page=${MAX_PAGE}`, MAX_PAGE],
  [`page=${MAX_PAGE + 1}`, 1],
  ['page=999999999', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=', 1],
])('the address %j leads to page %i, which the server does not refuse', (address, page) => {
  expect(pageOf(new URLSearchParams(address))).toBe(page);
});

test('a page may have another name in the address', () => {
  expect(pageOf(new URLSearchParams(`page=2&reports=${PAGE_SIZE}`), 'reports')).toBe(PAGE_SIZE);
});
