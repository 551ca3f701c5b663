import type { Messages } from '../../en/index.ts';

export const locationsPlace = {
  whereToFindItAnd: 'Où le trouver et qui appeler',
  whereToFindIt: 'Où le trouver',
  showOnAMapOf: 'Voir sur une carte<span> le site {name}, dans un nouvel onglet</span>',
  directionsToNameInA: 'Itinéraire<span> vers {name}, dans un nouvel onglet</span>',
  ifAChargerDoesntWork: 'Si une borne ne fonctionne pas, appelez le {phone}.',
  aChargerIsBrokenOr: 'Une borne est en panne ou bloquée ? <a>Choisissez-la et signalez-la</a>',
  amenitiesAtName: ({ name }) => `Équipements du site ${name}`,
} satisfies Messages['locationsPlace'];
