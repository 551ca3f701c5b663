import type { Location, MyOrganization } from '@chargerota/contract';
import { DEFAULT_RULES } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { firstSteps } from './first-steps.ts';
import type { Facts, Said } from './first-steps.ts';

const NOW = new Date('2026-06-10T12:00:00Z');
const organization = { ...DEFAULT_RULES, createdAt: '2026-06-09T12:00:00Z' } as MyOrganization;
const garage = { id: 'garage', isActive: true } as Location;
const closed = { id: 'closed', isActive: false } as Location;
const empty: Facts = { organization, locations: [], members: 1, invited: 0 };
const running: Facts = { organization, locations: [garage], members: 3, invited: 0 };
const nothingSaid: Said = { seen: [], isAway: false };
const old = { ...organization, createdAt: '2026-01-01T00:00:00Z' };

const done = (facts: Facts, said = nothingSaid) =>
  firstSteps(facts, said, NOW)?.map(({ id, isDone }) => (isDone ? id : `${id}?`)) ?? null;

it.each<[string, Facts, Said, string[] | null]>([
  ['nothing is there', empty, nothingSaid, ['location?', 'chargers?', 'rules?', 'invite?']],
  [
    'a location that is out of use is none',
    { ...empty, locations: [closed] },
    nothingSaid,
    ['location?', 'chargers?', 'rules?', 'invite?'],
  ],
  [
    'a location is there',
    { ...empty, locations: [garage] },
    nothingSaid,
    ['location', 'chargers?', 'rules?', 'invite?'],
  ],
  [
    'chargers and rules were looked at',
    { ...empty, locations: [garage] },
    { seen: ['chargers', 'rules'], isAway: false },
    ['location', 'chargers', 'rules', 'invite?'],
  ],
  [
    'a rule was changed, and somebody is invited',
    { ...empty, organization: { ...organization, maxAdvanceBookingDays: 7 }, invited: 1 },
    nothingSaid,
    ['location?', 'chargers?', 'rules', 'invite'],
  ],
  ['all is done', running, { seen: ['chargers', 'rules'], isAway: false }, null],
  ['they were put away', empty, { seen: [], isAway: true }, null],
  ['the organization has long been in use', { ...running, organization: old }, nothingSaid, null],
  [
    'an old organization has no location',
    { ...empty, organization: old },
    nothingSaid,
    ['location?', 'chargers?', 'rules?', 'invite?'],
  ],
])('the first steps of an administrator: %s', (_name, facts, said, expected) => {
  expect(done(facts, said)).toEqual(expected);
});
