import type { Messages } from '../../en/index.ts';

export const locationsPlace = {
  whereToFindItAnd: 'Cómo llegar y a quién llamar',
  whereToFindIt: 'Cómo llegar',
  showOnAMapOf: 'Ver en el mapa<span>: {name}, en una pestaña nueva</span>',
  directionsToNameInA: 'Indicaciones<span> para llegar a {name}, en una pestaña nueva</span>',
  ifAChargerDoesntWork: 'Si un cargador no funciona, llama al {phone}.',
  aChargerIsBrokenOr: '¿Un cargador está averiado o bloqueado? <a>Elígelo y avisa</a>',
  amenitiesAtName: ({ name }) => `Servicios de ${name}`,
} satisfies Messages['locationsPlace'];
