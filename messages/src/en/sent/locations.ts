import { plural, type Counted, type Values } from '../../values.ts';

export const sentLocations = {
  // locations/routes.ts
  /** After `nameIsNoLongerAvailable`; it is about the location. */
  itsAddOnsEnd: ({ count }: Counted) =>
    plural(count, {
      one: 'Its add-on of chargers ends with what is paid for.',
      other: 'Its add-ons of chargers end with what is paid for.',
    }),

  // locations/reviews/change-review.ts
  theLocationDoesNotList: ({ amenity }: Values<'amenity'>) => `The location does not list “${amenity}”.`,

  // locations/policy.ts
  anOrganizationCanHave: {
    locations: ({ limit }: Values<'limit'>) =>
      `An organization can have ${limit} locations at most, those out of use included. Please contact support.`,
    chargers: ({ limit }: Values<'limit'>) =>
      `An organization can have ${limit} chargers at most, those out of use included. Please contact support.`,
  },
};
