import type { Messages } from '../../en/index.ts';

export const locationsPlace = {
  whereToFindItAnd: 'Waar het is en wie je kunt bellen',
  whereToFindIt: 'Waar het is',
  showOnAMapOf: 'Op kaart tonen<span>: {name}, in een nieuw tabblad</span>',
  directionsToNameInA: 'Route<span> naar {name}, in een nieuw tabblad</span>',
  ifAChargerDoesntWork: 'Werkt een laadpunt niet, bel dan {phone}.',
  aChargerIsBrokenOr: 'Is een laadpunt defect of geblokkeerd? <a>Kies het en meld het</a>',
  amenitiesAtName: ({ name }) => `Voorzieningen bij ${name}`,
} satisfies Messages['locationsPlace'];
