import { expect, it } from 'vitest';
import { US_STATES } from './reference-lists.ts';
import { REPORT_CATEGORIES, subCategories } from './tickets.ts';

it('offers all states of the country, and Other under every report category', () => {
  expect(new Set(US_STATES.map(({ code }) => code)).size).toBe(51);
  const lists = Object.values(REPORT_CATEGORIES).flatMap((categories) => Object.values(categories));
  expect(lists).toHaveLength(20);
  expect(lists.filter((list) => list.at(-1) !== 'Other')).toEqual([]);
  expect(subCategories('feature', 'display')).toEqual([]);
  expect(subCategories('bug', 'constructor')).toEqual([]);
});
