import type { Spot } from '@chargerota/contract';
import { expect, test } from 'vitest';
import {
  chargerChanges,
  chargerFormSchema,
  chargerFormValues,
  fittingValues,
  manyChargersSchema,
  unusual,
} from './charger-form.ts';

const SPOT: Spot = {
  id: '0198f0f0-0000-7000-8000-000000000003',
  locationId: '0198f0f0-0000-7000-8000-000000000001',
  spotNumber: '07',
  chargingType: 'level_2',
  connectorType: 'type_2',
  powerOutput: 7.2,
  currentStatus: 'available',
  isActive: true,
  lastStatusUpdate: null,
};

function changesOf(spot: Spot, typed: Partial<ReturnType<typeof chargerFormValues>>) {
  return chargerChanges(spot, chargerFormSchema.parse({ ...chargerFormValues(spot), ...typed }));
}

test('changing a charger’s state sends only the values that differ', () => {
  const broken = { ...SPOT, currentStatus: 'maintenance' };
  const retired = { ...broken, isActive: false };
  expect(changesOf(SPOT, {})).toBeNull();
  expect(changesOf(SPOT, { state: 'maintenance', powerOutput: '11,5' })).toEqual({
    currentStatus: 'maintenance',
    powerOutput: 11.5,
  });
  expect(changesOf(broken, { state: 'out' })).toEqual({ isActive: false });
  expect(changesOf(retired, { state: 'available' })).toEqual({ isActive: true, currentStatus: 'available' });
  expect(changesOf(retired, { state: 'maintenance' })).toEqual({ isActive: true });
});

test('changing several chargers sends only the values chosen for all', () => {
  const nothing = { connectorType: '', chargingType: '', powerOutput: '', state: '' } as const;
  expect(manyChargersSchema.parse(nothing)).toEqual({});
  expect(manyChargersSchema.parse({ ...nothing, connectorType: 'ccs_1', powerOutput: '50' })).toEqual({
    connectorType: 'ccs_1',
    powerOutput: 50,
  });
  expect(manyChargersSchema.parse({ ...nothing, state: 'maintenance' })).toEqual({
    isActive: true,
    currentStatus: 'maintenance',
  });
  expect(manyChargersSchema.parse({ ...nothing, state: 'out' })).toEqual({ isActive: false });
  expect(manyChargersSchema.safeParse({ ...nothing, powerOutput: '0' }).success).toBe(false);
});

test('a changed type proposes the usual connector and power, only where those of the chargers do not fit', () => {
  const zone = 'America/New_York';
  const fast = { ...SPOT, chargingType: 'dc_fast', connectorType: 'chademo', powerOutput: 150 };
  expect(fittingValues([SPOT], 'dc_fast', zone)).toEqual({ connectorType: 'ccs_1', powerOutput: '50' });
  expect(fittingValues([fast], 'dc_fast', zone)).toEqual({ connectorType: '', powerOutput: '' });
  expect(fittingValues([SPOT, fast], 'dc_fast', zone)).toEqual({ connectorType: 'ccs_1', powerOutput: '50' });
  expect(fittingValues([SPOT], 'level_2', zone)).toEqual({ connectorType: '', powerOutput: '' });
  expect(fittingValues([fast], 'level_2', zone)).toEqual({ connectorType: 'type_1', powerOutput: '7' });
  expect(fittingValues([SPOT], '', zone)).toEqual({ connectorType: '', powerOutput: '' });
});

test('an unusual connector or power is said, whether chosen or of one of the chargers', () => {
  const usual = { connector: undefined, power: undefined };
  const typed = { chargingType: 'dc_fast', connectorType: '', powerOutput: '' } as const;
  expect(unusual([SPOT], { ...typed, chargingType: '' })).toEqual(usual);
  expect(unusual([SPOT], { ...typed, connectorType: 'ccs_2', powerOutput: '50,5' })).toEqual(usual);
  expect(unusual([SPOT], typed)).toEqual({
    connector: expect.stringContaining('Type 2 is an AC connector.'),
    power: 'DC fast chargers usually have 20 kW or more.',
  });
  expect(unusual([SPOT], { ...typed, chargingType: '', connectorType: 'ccs_1' }).connector).toContain(
    'CCS 1 is a DC connector.',
  );
});
