import { m } from '@chargerota/messages';
import { expect, it } from 'vitest';
import { colourName, OTHER_COLOUR, US_STATES, VEHICLE_COLOURS } from './reference-lists.ts';
import { REPORT_CATEGORIES, subCategories, subCategoryName } from './tickets.ts';

it('offers all states of the country, and Other under every report category', () => {
  expect(new Set(US_STATES.map(({ code }) => code)).size).toBe(51);
  const lists = Object.values(REPORT_CATEGORIES).flatMap((categories) => Object.values(categories));
  expect(lists).toHaveLength(20);
  expect(lists.filter((list) => list.at(-1) !== 'Other')).toEqual([]);
  expect(subCategories('feature', 'display')).toEqual([]);
  expect(subCategories('bug', 'constructor')).toEqual([]);
});

it('has words for every stored text of its lists, and shows others as they are', () => {
  const stored = Object.values(REPORT_CATEGORIES).flatMap((categories) => Object.values(categories).flat());
  expect(new Set(Object.keys(m.rulesTickets.subCategories))).toEqual(new Set<string>(stored));
  expect(Object.keys(m.rulesReferenceLists.colours)).toEqual([...VEHICLE_COLOURS, OTHER_COLOUR]);
  expect([subCategoryName('Timing'), subCategoryName('constructor')]).toEqual(['Timing', 'constructor']);
  expect([colourName('Gold'), colourName('Teal')]).toEqual(['Gold', 'Teal']);
});
