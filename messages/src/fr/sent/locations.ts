import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const sentLocations = {
  itsAddOnsEnd: ({ count }) =>
    plural(count, {
      one: 'Son option de bornes prend fin avec la période payée.',
      other: 'Ses options de bornes prennent fin avec la période payée.',
    }),
  theLocationDoesNotList: ({ amenity }) => `Le site n’indique pas « ${amenity} ».`,
  anOrganizationCanHave: {
    locations: ({ limit }) =>
      `Une organisation peut avoir au plus ${limit} sites, y compris ceux hors service. Contactez l’assistance.`,
    chargers: ({ limit }) =>
      `Une organisation peut avoir au plus ${limit} bornes, y compris celles hors service. Contactez l’assistance.`,
  },
} satisfies Messages['sentLocations'];
