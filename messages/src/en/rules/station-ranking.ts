import type { Values } from '../../values.ts';

export const rulesStationRanking = {
  // station-ranking.ts
  itsAmenitiesInclude: ({ amenities }: Values<'amenities'>) =>
    `Its amenities include ${amenities}, as you prefer.`,
  itIsNearYourWorkplace: ({ distance }: Values<'distance'>) => `It is ${distance} from your workplace.`,
  itIsNearYourHome: ({ distance }: Values<'distance'>) => `It is ${distance} from your home.`,
  itsChargersAreOfThe: 'Its chargers are of the type that you prefer.',
  itsChargersHaveTheConnector: ({ connector }: Values<'connector'>) =>
    `Its chargers have the ${connector} connector that you prefer.`,
  /** The end of a list; `names` are those before, with commas. */
  namesAndLast: ({ names, last }: Values<'names' | 'last'>) => `${names} and ${last}`,
};
