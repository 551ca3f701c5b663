import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const sentLocations = {
  itsAddOnsEnd: ({ count }) =>
    plural(count, {
      one: 'De bijbehorende uitbreiding met laadpunten eindigt aan het einde van de betaalde periode.',
      other: 'De bijbehorende uitbreidingen met laadpunten eindigen aan het einde van de betaalde periode.',
    }),
  theLocationDoesNotList: ({ amenity }) => `De locatie vermeldt ‘${amenity}’ niet.`,
  anOrganizationCanHave: {
    locations: ({ limit }) =>
      `Een organisatie kan maximaal ${limit} locaties hebben; ook die buiten gebruik tellen mee. Neem contact op met de klantenservice.`,
    chargers: ({ limit }) =>
      `Een organisatie kan maximaal ${limit} laadpunten hebben; ook die buiten gebruik tellen mee. Neem contact op met de klantenservice.`,
  },
} satisfies Messages['sentLocations'];
