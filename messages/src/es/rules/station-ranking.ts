import type { Messages } from '../../en/index.ts';

export const rulesStationRanking = {
  itsAmenitiesInclude: ({ amenities }) => `Entre sus servicios está lo que prefieres: ${amenities}.`,
  itIsNearYourWorkplace: ({ distance }) => `Está a ${distance} de tu trabajo.`,
  itIsNearYourHome: ({ distance }) => `Está a ${distance} de tu casa.`,
  itsChargersAreOfThe: 'Sus cargadores son del tipo que prefieres.',
  itsChargersHaveTheConnector: ({ connector }) =>
    `Sus cargadores tienen el conector que prefieres: ${connector}.`,
  namesAndLast: ({ names, last }) => `${names} y ${last}`,
} satisfies Messages['rulesStationRanking'];
