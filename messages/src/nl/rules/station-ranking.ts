import type { Messages } from '../../en/index.ts';

export const rulesStationRanking = {
  itsAmenitiesInclude: ({ amenities }) => `Er zijn voorzieningen die je voorkeur hebben: ${amenities}.`,
  itIsNearYourWorkplace: ({ distance }) => `De locatie ligt op ${distance} van je werkplek.`,
  itIsNearYourHome: ({ distance }) => `De locatie ligt op ${distance} van je huis.`,
  itsChargersAreOfThe: 'De laadpunten zijn van het type dat je voorkeur heeft.',
  itsChargersHaveTheConnector: ({ connector }) =>
    `De laadpunten hebben de aansluiting die je voorkeur heeft: ${connector}.`,
  namesAndLast: ({ names, last }) => `${names} en ${last}`,
} satisfies Messages['rulesStationRanking'];
