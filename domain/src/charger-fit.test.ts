import { expect, it } from 'vitest';
import { fitsPower, usualCharger, wrongCurrent } from './charger-fit.ts';

it.each([
  ['dc_fast', 'America/New_York', { connectorType: 'ccs_1', powerOutput: 50 }],
  ['dc_fast', 'Europe/Berlin', { connectorType: 'ccs_2', powerOutput: 50 }],
  ['level_2', 'America/New_York', { connectorType: 'type_1', powerOutput: 7 }],
] as const)('a charger of type %s in %s usually has %j', (type, timezone, usual) => {
  expect(usualCharger(type, timezone)).toEqual(usual);
});

it.each([
  ['dc_fast', 'type_1', 'AC'],
  ['dc_fast', 'ccs_2', null],
  ['dc_fast', 'nacs', null],
  ['level_2', 'nacs', null],
  ['level_2', 'type_2', null],
  ['level_1', 'chademo', 'DC'],
  ['dc_fast', 'a connector of another version', null],
])('%s with %s: the wrong current is %s', (type, connector, wrong) => {
  expect(wrongCurrent(type, connector)).toBe(wrong);
});

it.each([
  ['dc_fast', 7, false],
  ['dc_fast', 20, true],
  ['level_2', 22, true],
  ['level_2', 50, false],
])('%s with %d kW fits: %s', (type, power, fits) => {
  expect(fitsPower(type, power)).toBe(fits);
});
