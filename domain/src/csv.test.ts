import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['a formula', '=SUM(A1)', "'=SUM(A1)"],
  ['a formula after spaces', '  @cmd', "  '@cmd"],
  ['a formula where Excel splits', 'a;=1+1', "a;'=1+1"],
  ['a number', '-2.5', '-2.5'],
  ['a sign within a text', 'Pier 7 + 8', 'Pier 7 + 8'],
  ['a comma', 'Garage, north', '"Garage, north"'],
  ['nothing', null, ''],
])('%s is a cell that no spreadsheet runs', (_, value, cell) => {
  expect(csvLine([value, 'x'])).toBe(`${cell},x\r\n`);
});
