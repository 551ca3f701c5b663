import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesRecommendations = {
  youUsuallyStartAtTime: ({ time }) => `Je begint hier meestal om ${time}.`,
  youUsuallyStartAtTimeOn: {
    monday: ({ time }) => `Je begint hier op maandag meestal om ${time}.`,
    tuesday: ({ time }) => `Je begint hier op dinsdag meestal om ${time}.`,
    wednesday: ({ time }) => `Je begint hier op woensdag meestal om ${time}.`,
    thursday: ({ time }) => `Je begint hier op donderdag meestal om ${time}.`,
    friday: ({ time }) => `Je begint hier op vrijdag meestal om ${time}.`,
    saturday: ({ time }) => `Je begint hier op zaterdag meestal om ${time}.`,
    sunday: ({ time }) => `Je begint hier op zondag meestal om ${time}.`,
  },
  hoursAreEnough: ({ count, energyKwh, powerKw }) =>
    plural(count, {
      one: `${number(count)} uur is genoeg voor de ${energyKwh} kWh die je meestal laadt, bij ${powerKw} kW.`,
      other: `${number(count)} uur is genoeg voor de ${energyKwh} kWh die je meestal laadt, bij ${powerKw} kW.`,
    }),
  hoursAreEnoughWithMargin: ({ count, energyKwh, powerKw, marginMinutes }) =>
    plural(count, {
      one: `${number(count)} uur is genoeg voor de ${energyKwh} kWh die je meestal laadt, bij ${powerKw} kW, plus ${marginMinutes} minuten om aan te sluiten en weg te rijden.`,
      other: `${number(count)} uur is genoeg voor de ${energyKwh} kWh die je meestal laadt, bij ${powerKw} kW, plus ${marginMinutes} minuten om aan te sluiten en weg te rijden.`,
    }),
  mostChargersAreUsuallyFree: 'Op die tijd zijn de meeste laadpunten meestal vrij.',
} satisfies Messages['rulesRecommendations'];
