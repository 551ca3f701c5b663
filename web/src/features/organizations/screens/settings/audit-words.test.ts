import type { AuditEntry } from '@chargerota/contract';
import { DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { isFiltering, readFilter, writeFilter } from './audit-filter.ts';
import { actionWords, byAct, fieldChanges, fieldLabel, valueText } from './audit-words.ts';

const NEW_YORK = 'America/New_York';
const ENTRY: AuditEntry = {
  id: '0190a000-0000-7000-8000-000000000001',
  at: '2026-11-20T15:00:00Z',
  actor: { id: null, name: 'Amara Lindqvist', email: 'amara@example.com' },
  action: 'settings.changed',
  category: 'settings',
  subject: { id: null, label: 'Larkfield' },
  before: { peakStartTime: '06:00', offPeakAccessPolicy: 'both' },
  after: { peakStartTime: '07:00', offPeakAccessPolicy: 'walk_in_only' },
};

test('a change is described with the same words as in the form', () => {
  expect(actionWords(ENTRY)).toBe('{actor} changed the settings');
  expect(fieldChanges(ENTRY, NEW_YORK)).toEqual([
    { name: 'peakStartTime', label: 'Peak hours start', before: '6:00 AM', after: '7:00 AM' },
    {
      name: 'offPeakAccessPolicy',
      label: 'Off-peak hours are for',
      before: 'Walk-ins and reservations',
      after: 'Walk-ins only',
    },
  ]);
});

test('something new has no earlier values, and lists only the given ones', () => {
  const after = { city: null, description: '', amenities: [], contactPhone: '212 555 0100', isActive: false };
  const added = fieldChanges({ ...ENTRY, before: null, after }, NEW_YORK);
  expect(added).toEqual([
    { name: 'contactPhone', label: 'Contact phone', before: null, after: '212 555 0100' },
    { name: 'isActive', label: fieldLabel('isActive'), before: null, after: 'No' },
  ]);
  const emptied = fieldChanges({ ...ENTRY, before: after, after: { contactPhone: null } }, NEW_YORK);
  expect(emptied.find(({ name }) => name === 'contactPhone')?.after).toBe('Nothing');
});

test('of changed opening hours, only the days that differ are told', () => {
  const before = { operatingHours: 'Mon–Fri 8:00 AM – 6:00 PM, Sat–Sun closed' };
  const after = { operatingHours: 'Mon–Fri 8:00 AM – 6:00 PM, Sat 9:00 AM – 2:00 PM, Sun closed' };
  expect(fieldChanges({ ...ENTRY, before, after }, NEW_YORK)).toMatchObject([
    { before: 'Sat closed', after: 'Sat 9:00 AM – 2:00 PM' },
  ]);
});

test('the same change of several chargers at once is one act', () => {
  const charger = (number: string, at: string, power = 50): AuditEntry => ({
    ...ENTRY,
    action: 'charger.changed',
    subject: { id: null, label: `Charger ${number}` },
    at: `2026-11-20T15:00:${at}Z`,
    before: { connectorType: 'type_1', powerOutput: 7 },
    after:
      number === '2'
        ? { powerOutput: power, connectorType: 'ccs_1' }
        : { connectorType: 'ccs_1', powerOutput: power },
  });
  const acts = byAct([
    charger('5', '40'),
    charger('4', '05'),
    charger('3', '04', 150),
    charger('2', '02'),
    charger('1', '01'),
  ]);
  expect(acts.map((act) => act.map(({ subject }) => subject.label.at(-1)))).toEqual([
    ['5'],
    ['4'],
    ['3'],
    ['2', '1'],
  ]);
});

test('fields stand in the order of the forms, however they are stored', () => {
  const after = { city: 'New York', name: 'Pier 7', color: 'red', state: 'NY', address: '7 Pier Street' };
  const added = fieldChanges({ ...ENTRY, before: null, after }, NEW_YORK);
  expect(added.map(({ name }) => name)).toEqual(['name', 'address', 'city', 'state', 'color']);
});

test.each([
  ['maxConsecutiveSlots', 99, 'Unlimited'],
  ['autoMarkNoShow', false, 'Off'],
  ['isActive', false, 'No'],
  ['name', 'pier', 'pier'],
  ['chargingType', 'dc_fast', 'DC fast'],
  ['role', 'user', 'Member'],
  ['timezone', 'America/New_York', 'New York'],
  ['amenities', ['wifi', 'Roof over the bays'], 'Wifi; Roof over the bays'],
  ['expiresAt', '2026-11-21T01:00:00.000Z', 'Fri, Nov 20'],
  [
    'operatingHoursJson',
    DEFAULT_WEEKLY_HOURS,
    'Mon–Fri 8:00 AM – 6:00 PM, Sat 9:00 AM – 2:00 PM, Sun closed',
  ],
])('the value of %s: %o', (name, value, text) => {
  expect(valueText(name, value, NEW_YORK)).toBe(text);
});

test('a closure is told by its reason, as typed, and its times', () => {
  const after = {
    from: '2026-11-23T08:00',
    to: '2026-11-24T00:00',
    reason: 'repairs',
    chargers: ['01', '02'],
    yearly: true,
  };
  expect(
    fieldChanges({ ...ENTRY, before: null, after }, NEW_YORK).map(({ label, after: is }) => [label, is]),
  ).toEqual([
    ['Reason', 'repairs'],
    ['From', 'Mon, Nov 23, 8:00 AM'],
    ['Until', 'Tue, Nov 24, 12:00 AM'],
    ['Chargers', '01; 02'],
    ['Every year', 'Yes'],
  ]);
});

test('a field without a name of its own is shown as words', () => {
  expect(fieldLabel('someNewField')).toBe('Some new field');
});

test('a filter survives the way through the address, and invalid values are left out', () => {
  const filter = {
    page: 3,
    category: 'settings' as const,
    actorId: ENTRY.id,
    from: '2026-11-01',
    to: '2026-11-20',
    query: 'O’Brien & sons',
  };
  expect(readFilter(`tab=settings&view=changes${writeFilter(filter)}`)).toEqual(filter);
  const nonsense = readFilter('category=all&actor=me&from=2026-02-30&page=-1&query=%20');
  expect(nonsense).toEqual({ page: 1 });
  expect(isFiltering(nonsense)).toBe(false);
});
