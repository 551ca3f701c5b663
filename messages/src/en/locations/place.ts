import type { Values } from '../../values.ts';

export const locationsPlace = {
  // locations/place/place-details.tsx
  whereToFindItAnd: 'Where to find it, and whom to call',
  whereToFindIt: 'Where to find it',

  // locations/place/where-to-find.tsx
  showOnAMapOf: 'Show on a map<span> of {name}, in a new tab</span>',
  directionsToNameInA: 'Directions<span> to {name}, in a new tab</span>',
  ifAChargerDoesntWork: 'If a charger doesn’t work, call {phone}.',
  aChargerIsBrokenOr: 'A charger is broken or blocked? <a>Choose it and report it</a>',
  amenitiesAtName: ({ name }: Values<'name'>) => `Amenities at ${name}`,
};
