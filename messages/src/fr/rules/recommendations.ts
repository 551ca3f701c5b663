import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesRecommendations = {
  youUsuallyStartAtTime: ({ time }) => `Ici, vous commencez d’habitude à ${time}.`,
  youUsuallyStartAtTimeOn: {
    monday: ({ time }) => `Ici, vous commencez d’habitude à ${time} le lundi.`,
    tuesday: ({ time }) => `Ici, vous commencez d’habitude à ${time} le mardi.`,
    wednesday: ({ time }) => `Ici, vous commencez d’habitude à ${time} le mercredi.`,
    thursday: ({ time }) => `Ici, vous commencez d’habitude à ${time} le jeudi.`,
    friday: ({ time }) => `Ici, vous commencez d’habitude à ${time} le vendredi.`,
    saturday: ({ time }) => `Ici, vous commencez d’habitude à ${time} le samedi.`,
    sunday: ({ time }) => `Ici, vous commencez d’habitude à ${time} le dimanche.`,
  },
  hoursAreEnough: ({ count, energyKwh, powerKw }) =>
    plural(count, {
      one: `${number(count)} heure suffit pour les ${energyKwh} kWh que vous rechargez d’habitude, à ${powerKw} kW.`,
      other: `${number(count)} heures suffisent pour les ${energyKwh} kWh que vous rechargez d’habitude, à ${powerKw} kW.`,
    }),
  hoursAreEnoughWithMargin: ({ count, energyKwh, powerKw, marginMinutes }) =>
    plural(count, {
      one: `${number(count)} heure suffit pour les ${energyKwh} kWh que vous rechargez d’habitude, à ${powerKw} kW, avec ${marginMinutes} minutes pour brancher et repartir.`,
      other: `${number(count)} heures suffisent pour les ${energyKwh} kWh que vous rechargez d’habitude, à ${powerKw} kW, avec ${marginMinutes} minutes pour brancher et repartir.`,
    }),
  mostChargersAreUsuallyFree: 'À cette heure, la plupart des bornes sont d’habitude libres.',
} satisfies Messages['rulesRecommendations'];
