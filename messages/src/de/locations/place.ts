import type { Messages } from '../../en/index.ts';

export const locationsPlace = {
  whereToFindItAnd: 'Wo du ihn findest und wen du anrufen kannst',
  whereToFindIt: 'Wo du ihn findest',
  showOnAMapOf: 'Auf der Karte zeigen<span>: {name}, in einem neuen Tab</span>',
  directionsToNameInA: 'Route<span> zu {name}, in einem neuen Tab</span>',
  ifAChargerDoesntWork: 'Wenn ein Ladepunkt nicht funktioniert, ruf {phone} an.',
  aChargerIsBrokenOr: 'Ein Ladepunkt ist defekt oder blockiert? <a>Auswählen und melden</a>',
  amenitiesAtName: ({ name }) => `Ausstattung am Standort ${name}`,
} satisfies Messages['locationsPlace'];
