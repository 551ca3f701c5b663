import { describe, expect, it } from 'vitest';
import {
  addOnEdits,
  effectiveLimits,
  isWithinLimit,
  cancellationEnd,
  exceedingSentence,
  mayGrow,
  PLANS,
  trialEnd,
  trialState,
} from './plans.ts';
import type { CancellationEnd, SubscriptionFacts } from './plans.ts';

const START = new Date('2026-11-20T12:00:00Z');
const END = new Date('2026-12-04T12:00:00Z');

function organization(changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return { subscriptionStatus: 'trial', isInTrial: true, trialEndDate: END, ...changes };
}

it('has one catalogue of plans', () => {
  expect(
    Object.values(PLANS).map(({ label, priceCentsPerMonth, limits }) => [
      label,
      priceCentsPerMonth / 100,
      ...Object.values(limits),
    ]),
  ).toEqual([
    ['Basic', 10, 1, 50, 5],
    ['Premium', 30, 5, 200, 15],
    ['Enterprise', 200, null, null, null],
  ]);
});

it('sells the usage report once with each plan, as far as it reaches', () => {
  expect(
    Object.values(PLANS).map(({ features }) => features.filter((text) => /report|analytics/i.test(text))),
  ).toEqual([
    ['Report of the last 7 days'],
    ['Advanced analytics: report of any month'],
    ['Advanced analytics: report of any month'],
  ]);
  expect(Object.values(PLANS).map(({ reportDays }) => reportDays)).toEqual([7, null, null]);
});

it('raises limits by add-ons, but not what is unlimited', () => {
  const addOns = { locations: 2, members: 10, spots: 3 };
  expect(effectiveLimits('basic', addOns)).toEqual({ locations: 3, members: 60, spotsPerLocation: 8 });
  expect(effectiveLimits('enterprise', addOns)).toEqual(PLANS.enterprise.limits);
  expect([isWithinLimit(50, 50), isWithinLimit(51, 50), isWithinLimit(9_999, null)]).toEqual([
    true,
    false,
    true,
  ]);
});

it.each([
  ['location', 3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  // Sold as one of 15: it may keep that, or have fewer.
  ['location', 15, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15]],
  ['spot', 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
] as const)('a %s add-on of %i can be changed to %j', (kind, now, numbers) => {
  expect(addOnEdits(kind, now)).toEqual(numbers);
});

describe('a trial', () => {
  it('lasts 14 days', () => {
    expect(trialEnd(START)).toEqual(END);
  });

  it.each([
    ['2026-11-20T12:00:00Z', { state: 'active', daysRemaining: 14, endsSoon: false }],
    ['2026-12-01T11:59:00Z', { state: 'active', daysRemaining: 4, endsSoon: false }],
    ['2026-12-01T12:00:00Z', { state: 'active', daysRemaining: 3, endsSoon: true }],
    ['2026-12-04T11:59:00Z', { state: 'active', daysRemaining: 1, endsSoon: true }],
    ['2026-12-04T12:00:00Z', { state: 'expired', daysRemaining: 0, endsSoon: false }],
  ])('at %s is %o', (now, state) => {
    expect(trialState(organization(), new Date(now))).toEqual(state);
  });

  it('is over once there is a subscription', () => {
    expect(trialState(organization({ isInTrial: false }), START).state).toBe('none');
    expect(trialState(organization({ isInTrial: false, subscriptionStatus: 'active' }), END).state).toBe(
      'none',
    );
  });

  it('that has ended is known by its end, whether or not `isInTrial` was switched off since', () => {
    for (const isInTrial of [true, false])
      expect(trialState(organization({ isInTrial }), END).state).toBe('expired');
  });
});

it.each([
  [{ subscriptionStatus: 'trial' }, START, true, null],
  [{ subscriptionStatus: 'trial' }, END, false, null],
  [{ subscriptionStatus: 'active' }, END, true, 'at_period_end'],
  [{ subscriptionStatus: 'active' }, START, true, null],
  [{ subscriptionStatus: 'past_due' }, END, true, 'at_once'],
  // The month's invoice counts as paid at the provider.
  [{ subscriptionStatus: 'past_due', isOnlyTakenBack: true }, END, true, 'at_period_end'],
  [{ subscriptionStatus: 'inactive' }, END, false, null],
] satisfies [Partial<SubscriptionFacts>, Date, boolean, CancellationEnd | null][])(
  'a subscription that is %o at %s may grow: %s, and ends when it is cancelled: %s',
  (facts, now, grow, cancel) => {
    expect(mayGrow(organization(facts), now)).toBe(grow);
    expect(cancellationEnd(organization(facts), now)).toBe(cancel);
  },
);

it('what exceeds is named with its numbers', () => {
  const members = { what: 'members', used: 1_062, limit: 50, locationName: null } as const;
  expect(exceedingSentence(members)).toBe(
    'Your organization has 1,062 members, invited people included, and this would allow 50.',
  );
  expect(exceedingSentence({ what: 'spots', used: 1, limit: 0, locationName: 'North Quay' })).toBe(
    'North Quay has 1 charger, and this would allow 0.',
  );
});
