import { expect, it } from 'vitest';
import { usesLetter, usualConnector } from './connector-by-zone.ts';

it.each([
  ['America/New_York', 'type_1'],
  ['Pacific/Honolulu', 'type_1'],
  ['America/Toronto', 'type_1'],
  ['Asia/Tokyo', 'type_1'],
  ['Europe/Berlin', 'type_2'],
  ['America/Sao_Paulo', 'type_2'],
  ['Asia/Shanghai', 'type_2'],
])('a new charger in %s has %s', (timezone, connector) => {
  expect(usualConnector(timezone)).toBe(connector);
});

it.each([
  ['America/New_York', true],
  ['America/Toronto', true],
  ['Asia/Tokyo', false],
  ['Europe/Berlin', false],
])('paper in %s is Letter: %s', (timezone, isLetter) => {
  expect(usesLetter(timezone)).toBe(isLetter);
});
