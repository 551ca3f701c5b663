import { number, plural, type Counted } from '../../values.ts';

export const rulesPlans = {
  // plans.ts
  advancedAnalyticsReportOfAny: 'Advanced analytics: report of any month',
  basic: 'Basic',
  emailSupport: 'Email support',
  reportOfTheLast7: 'Report of the last 7 days',
  premium: 'Premium',
  prioritySupport: 'Priority support',
  enterprise: 'Enterprise',
  n247PhoneSupport: '24/7 phone support',
  customFeatures: 'Custom features',
  /** Of what there is too much for `limit`. */
  organizationHasMembers: ({ count, limit }: Counted<'limit'>) =>
    plural(count, {
      one: `Your organization has ${number(count)} member, invited people included, and this would allow ${limit}.`,
      other: `Your organization has ${number(count)} members, invited people included, and this would allow ${limit}.`,
    }),
  organizationHasLocations: ({ count, limit }: Counted<'limit'>) =>
    plural(count, {
      one: `Your organization has ${number(count)} location, and this would allow ${limit}.`,
      other: `Your organization has ${number(count)} locations, and this would allow ${limit}.`,
    }),
  // A name may have the sign # in it, so the number is written apart.
  locationHasChargers: ({ count, location, limit }: Counted<'location' | 'limit'>) =>
    plural(count, {
      one: `${location} has ${number(count)} charger, and this would allow ${limit}.`,
      other: `${location} has ${number(count)} chargers, and this would allow ${limit}.`,
    }),
  oneOfYourLocationsHasChargers: ({ count, limit }: Counted<'limit'>) =>
    plural(count, {
      one: `One of your locations has ${number(count)} charger, and this would allow ${limit}.`,
      other: `One of your locations has ${number(count)} chargers, and this would allow ${limit}.`,
    }),
};
