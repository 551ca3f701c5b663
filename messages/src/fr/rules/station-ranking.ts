import type { Messages } from '../../en/index.ts';

export const rulesStationRanking = {
  itsAmenitiesInclude: ({ amenities }) => `Il a des équipements que vous préférez : ${amenities}.`,
  itIsNearYourWorkplace: ({ distance }) => `Il est à ${distance} de votre lieu de travail.`,
  itIsNearYourHome: ({ distance }) => `Il est à ${distance} de votre domicile.`,
  itsChargersAreOfThe: 'Ses bornes sont du type que vous préférez.',
  itsChargersHaveTheConnector: ({ connector }) =>
    `Ses bornes ont le connecteur que vous préférez : ${connector}.`,
  namesAndLast: ({ names, last }) => `${names} et ${last}`,
} satisfies Messages['rulesStationRanking'];
