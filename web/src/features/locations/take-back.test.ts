import type { Spot, SpotReport } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { canUndoCharger, canUndoLocation, formerCharger } from './take-back.ts';

const CHARGER: Spot = {
  id: 'charger',
  locationId: 'garage',
  spotNumber: '03',
  chargingType: 'level_2',
  connectorType: 'type_1',
  powerOutput: 7,
  currentStatus: 'available',
  isActive: true,
  lastStatusUpdate: null,
};
const report = (kind: SpotReport['kind'], spotId = CHARGER.id) => ({ kind, spotId }) as SpotReport;
const OUT = { currentStatus: 'maintenance' } as const;

test.each([
  ['is not reported', [report('broken', 'another')], true],
  ['is reported blocked', [report('blocked')], true],
  ['is reported broken, so that Undo would say that it works again', [report('broken')], false],
  ['may be reported, as far as is known', undefined, false],
])('a charger that is put in maintenance can come back by Undo if it %s', (_name, reports, isAllowed) => {
  expect(canUndoCharger(CHARGER, OUT, reports)).toBe(isAllowed);
  expect(canUndoCharger(CHARGER, { powerOutput: 11 }, reports)).toBe(true);
});

test('a charger gets its former values, except those that somebody has changed again', () => {
  const changes = { powerOutput: 11, spotNumber: '04' };
  const now = { ...CHARGER, ...changes, spotNumber: '05' };
  expect(formerCharger(CHARGER, changes, now)).toEqual({ powerOutput: 7 });
});

test('a location’s number of chargers is not taken back, which would leave chargers out of use behind', () => {
  expect(canUndoLocation({ name: 'North', totalSpots: 5 })).toBe(false);
  expect(canUndoLocation({ name: 'North' })).toBe(true);
});
