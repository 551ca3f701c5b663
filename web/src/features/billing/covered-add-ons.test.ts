import type { Billing } from '@chargerota/contract';
import { expect, it } from 'vitest';
import { coveredAddOns } from './covered-add-ons.ts';

const sold = (id: string, of: object, status = 'active') => ({
  id,
  status,
  billingCycle: 'monthly',
  nextBillingCycle: null,
  totalAmountCents: 100,
  nextBillingDate: null,
  ...of,
});
const at = (locationId: string, spotsCount = 1) => ({ spotsCount, locationId, locationName: locationId });

const billing = {
  usage: {
    members: { used: 210, limit: 250 },
    locations: { used: 2, limit: 2 },
    spots: [
      { locationId: 'pier', locationName: 'pier', used: 6, limit: 6 },
      { locationId: 'quay', locationName: 'quay', used: 16, limit: 16 },
    ],
  },
  addOns: {
    members: [sold('members', { membersCount: 200 })],
    locations: [sold('locations', { locationsCount: 1 })],
    spots: [sold('pier', at('pier')), sold('quay', at('quay', 11)), sold('ended', at('pier'), 'cancelled')],
  },
} as unknown as Billing;

it.each([
  ['a higher plan includes what is in use of two of them', 'basic', 'premium', ['locations', 'pier']],
  ['the same plan', 'premium', 'premium', []],
  ['a lower plan', 'premium', 'basic', []],
  // Without a limit they end with the change by themselves.
  ['a plan without limits', 'basic', 'enterprise', []],
] as const)('add-ons that are not needed after a change of the plan: %s', (_case, before, plan, ids) => {
  expect(coveredAddOns(billing, before, plan).map(({ id }) => id)).toEqual(ids);
});
