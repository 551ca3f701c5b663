import { id } from '@chargerota/contract/common';
import { expect, test } from 'vitest';
import { isUuid } from './is-uuid.ts';

test.each([
  ['0197f0a4-0000-7000-8000-000000000001', true],
  ['0197F0A4-0000-7000-8000-00000000000A', true],
  ['f81d4fae-7dec-41d0-a765-00a0c91e6bf6', true],
  ['0197f0a4-0000-0000-8000-000000000001', false],
  ['0197f0a4-0000-7000-7000-000000000001', false],
  ['0197f0a400007000800000000000000001', false],
  [' 0197f0a4-0000-7000-8000-000000000001', false],
  ['1042', false],
  ['', false],
])('%j is an id for the browser exactly if it is one for the server', (text, isId) => {
  expect(isUuid(text)).toBe(isId);
  expect(id.safeParse(text).success).toBe(isId);
});
