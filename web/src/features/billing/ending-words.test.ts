import type { Billing } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { formatFarDayOf } from '../../lib/dates.ts';
import { endingWithLocation, endingWithPlan, onTopOf } from './ending-words.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

const sold = (id: string, totalAmountCents: number) => ({
  id,
  billingCycle: 'monthly',
  nextBillingCycle: null,
  totalAmountCents,
  status: 'active',
  nextBillingDate: '2026-12-20T15:00:00Z',
});
const billing = (subscriptionStatus: string, endsAt: string | null = null) =>
  ({
    organization: { subscriptionStatus, isInTrial: subscriptionStatus === 'trial' },
    pastDue: null,
    endsAt,
    addOns: {
      members: [{ ...sold('m', 500), membersCount: 20 }],
      locations: [],
      spots: [
        { ...sold('s', 300), spotsCount: 3, locationId: 'pier', locationName: 'Pier 7' },
        { ...sold('t', 100), spotsCount: 1, locationId: 'yard', locationName: 'Yard', status: 'cancelled' },
      ],
    },
  }) as unknown as Billing;

test('whoever deletes a location reads which add-on ends with it, what it costs, and until when it is paid', () => {
  const end = formatFarDayOf(new Date('2026-12-20T15:00:00Z'), NOW);
  expect(endingWithLocation(billing('active'), 'pier', NOW)).toEqual([
    `The add-on of 3 chargers at Pier 7, $3.00 a month, ends with it. It is paid for until ${end}, and nothing is charged for it after that.`,
  ]);
  expect(endingWithLocation(billing('active'), 'yard', NOW)).toEqual([]);
  expect(endingWithLocation(billing('trial'), 'pier', NOW)).toEqual([
    'The add-on of 3 chargers at Pier 7, $3.00 a month, ends with it. Nothing is charged for it.',
  ]);
  expect(endingWithLocation(billing('active', '2026-12-20T15:00:00Z'), 'pier', NOW)).toEqual([]);
});

test('whoever moves to a plan without limits reads which add-ons end with it', () => {
  expect(endingWithPlan(billing('active'), 'premium', NOW)).toEqual([]);
  const end = formatFarDayOf(new Date('2026-12-20T15:00:00Z'), NOW);
  expect(endingWithPlan(billing('active'), 'enterprise', NOW)).toEqual([
    `20 members, $5.00 a month: paid until ${end}`,
    `3 chargers at Pier 7, $3.00 a month: paid until ${end}`,
  ]);
});

test('whoever compares plans reads what the add-ons bring on top of their limits, where there are limits', () => {
  expect(onTopOf(billing('active'), 'premium')).toEqual(['20 members', '3 chargers at Pier 7']);
  expect(onTopOf(billing('active'), 'enterprise')).toEqual([]);
});
