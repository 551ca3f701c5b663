import type { Messages } from '../../en/index.ts';

export const rulesStationRanking = {
  itsAmenitiesInclude: ({ amenities }) => `Zur Ausstattung gehört, was dir wichtig ist: ${amenities}.`,
  itIsNearYourWorkplace: ({ distance }) => `Er ist ${distance} von deinem Arbeitsplatz entfernt.`,
  itIsNearYourHome: ({ distance }) => `Er ist ${distance} von deinem Zuhause entfernt.`,
  itsChargersAreOfThe: 'Seine Ladepunkte sind von der Art, die du bevorzugst.',
  itsChargersHaveTheConnector: ({ connector }) =>
    `Seine Ladepunkte haben den Anschluss ${connector}, den du bevorzugst.`,
  namesAndLast: ({ names, last }) => `${names} und ${last}`,
} satisfies Messages['rulesStationRanking'];
