import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const sentLocations = {
  itsAddOnsEnd: ({ count }) =>
    plural(count, {
      one: 'Sein Zusatzpaket mit Ladepunkten endet, wenn der bezahlte Zeitraum endet.',
      other: 'Seine Zusatzpakete mit Ladepunkten enden, wenn der bezahlte Zeitraum endet.',
    }),
  theLocationDoesNotList: ({ amenity }) => `Der Standort nennt „${amenity}“ nicht in seiner Ausstattung.`,
  anOrganizationCanHave: {
    locations: ({ limit }) =>
      `Eine Organisation kann höchstens ${limit} Standorte haben, inaktive eingeschlossen. Bitte wende dich an den Support.`,
    chargers: ({ limit }) =>
      `Eine Organisation kann höchstens ${limit} Ladepunkte haben, auch solche außer Betrieb mitgezählt. Bitte wende dich an den Support.`,
  },
} satisfies Messages['sentLocations'];
