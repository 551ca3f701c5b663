import type { Location, MyOrganization, Spot } from '@chargerota/contract';
import { DEFAULT_JOINING, DEFAULT_RULES } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { firstSteps as firstStepsOf } from './first-steps.ts';
import type { Facts } from './first-steps.ts';

const NOW = new Date('2026-06-10T12:00:00Z');
const firstSteps = { chargersChecked: false, rulesChecked: false, isPutAway: false };
const organization = {
  ...DEFAULT_RULES,
  ...DEFAULT_JOINING,
  createdAt: '2026-06-09T12:00:00Z',
  subscriptionPlan: 'basic',
  subscriptionStatus: 'active',
  firstSteps,
} as MyOrganization;
const garage = { id: 'garage', isActive: true, timezone: 'America/New_York' } as Location;
const asNew = {
  locationId: 'garage',
  chargingType: 'level_2',
  connectorType: 'type_1',
  powerOutput: 7,
  lastStatusUpdate: null,
} as Spot;
const closed = { id: 'closed', isActive: false } as Location;
const empty: Facts = { organization, locations: [], chargers: [], members: 1, invited: 0 };
const running: Facts = { organization, locations: [garage], chargers: [asNew], members: 3, invited: 0 };
const checked = { ...firstSteps, chargersChecked: true, rulesChecked: true };
const old = { ...organization, createdAt: '2026-01-01T00:00:00Z' };

const done = (facts: Facts) =>
  firstStepsOf(facts, NOW)?.map(({ id, isDone }) => (isDone ? id : `${id}?`)) ?? null;

it.each<[string, Facts, string[] | null]>([
  ['nothing is there', empty, ['location?', 'chargers?', 'rules?', 'invite?']],
  [
    'a location that is out of use is none',
    { ...empty, locations: [closed] },
    ['location?', 'chargers?', 'rules?', 'invite?'],
  ],
  [
    'a location is there with chargers as they are made',
    { ...empty, locations: [garage], chargers: [asNew] },
    ['location', 'chargers?', 'rules?', 'invite?'],
  ],
  [
    'a charger has another power, whoever gave it that and wherever they did',
    { ...empty, locations: [garage], chargers: [asNew, { ...asNew, powerOutput: 11 }] },
    ['location', 'chargers', 'rules?', 'invite?'],
  ],
  [
    'a charger is in maintenance',
    { ...empty, locations: [garage], chargers: [{ ...asNew, lastStatusUpdate: NOW.toISOString() }] },
    ['location', 'chargers', 'rules?', 'invite?'],
  ],
  [
    'chargers and rules are right as they are, somebody said',
    { ...empty, locations: [garage], organization: { ...organization, firstSteps: checked } },
    ['location', 'chargers', 'rules', 'invite?'],
  ],
  [
    'a rule was changed, and somebody is invited',
    { ...empty, organization: { ...organization, maxAdvanceBookingDays: 7 }, invited: 1 },
    ['location?', 'chargers?', 'rules', 'invite'],
  ],
  ['all is done', { ...running, organization: { ...organization, firstSteps: checked } }, null],
  [
    'they were put away',
    { ...empty, organization: { ...organization, firstSteps: { ...firstSteps, isPutAway: true } } },
    null,
  ],
  ['the organization has long been in use', { ...running, organization: old }, null],
  [
    'an old organization has no location',
    { ...empty, organization: old },
    ['location?', 'chargers?', 'rules?', 'invite?'],
  ],
])('the first steps of an administrator: %s', (_name, facts, expected) => {
  expect(done(facts)).toEqual(expected);
});

it('the short form is offered with the step that invites, until the organization asks for less', () => {
  const offered = (facts: Facts) =>
    firstStepsOf(facts, NOW)
      ?.filter(({ offersShortForm }) => offersShortForm)
      .map(({ id }) => id);
  expect(offered(empty)).toEqual(['invite']);
  const shorter = { ...organization, requirePhoneToJoin: false };
  expect(offered({ ...empty, organization: shorter })).toEqual([]);
});

it('once the trial has ended, a plan comes before what would be added', () => {
  const trial = {
    subscriptionStatus: 'trial',
    isInTrial: true,
    trialEndDate: '2026-06-10T11:00:00Z',
  } as const;
  const facts = { ...empty, organization: { ...organization, ...trial } };
  const words = firstStepsOf(facts, NOW)?.map(({ action }) => action);
  expect(words).toEqual(['Choose a plan', 'Open the chargers', 'Open the rules', 'Choose a plan']);
});
