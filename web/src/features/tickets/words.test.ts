import { REPORT_CATEGORIES } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { categoryWord } from './words.ts';

test('every category of reports has a name of its own', () => {
  const categories = new Set(Object.values(REPORT_CATEGORIES).flatMap((each) => Object.keys(each)));
  const names = [...categories].map(categoryWord);
  expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
