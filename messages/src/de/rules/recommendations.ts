import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesRecommendations = {
  youUsuallyStartAtTime: ({ time }) => `Du beginnst hier meistens um ${time}.`,
  youUsuallyStartAtTimeOn: {
    monday: ({ time }) => `Du beginnst hier montags meistens um ${time}.`,
    tuesday: ({ time }) => `Du beginnst hier dienstags meistens um ${time}.`,
    wednesday: ({ time }) => `Du beginnst hier mittwochs meistens um ${time}.`,
    thursday: ({ time }) => `Du beginnst hier donnerstags meistens um ${time}.`,
    friday: ({ time }) => `Du beginnst hier freitags meistens um ${time}.`,
    saturday: ({ time }) => `Du beginnst hier samstags meistens um ${time}.`,
    sunday: ({ time }) => `Du beginnst hier sonntags meistens um ${time}.`,
  },
  hoursAreEnough: ({ count, energyKwh, powerKw }) =>
    plural(count, {
      one: `${number(count)} Stunde reicht für die ${energyKwh} kWh, die du meistens lädst, bei ${powerKw} kW.`,
      other: `${number(count)} Stunden reichen für die ${energyKwh} kWh, die du meistens lädst, bei ${powerKw} kW.`,
    }),
  hoursAreEnoughWithMargin: ({ count, energyKwh, powerKw, marginMinutes }) =>
    plural(count, {
      one: `${number(count)} Stunde reicht für die ${energyKwh} kWh, die du meistens lädst, bei ${powerKw} kW, mit ${marginMinutes} Minuten zum Anschließen und Wegfahren.`,
      other: `${number(count)} Stunden reichen für die ${energyKwh} kWh, die du meistens lädst, bei ${powerKw} kW, mit ${marginMinutes} Minuten zum Anschließen und Wegfahren.`,
    }),
  mostChargersAreUsuallyFree: 'Zu dieser Zeit sind die meisten Ladepunkte gewöhnlich frei.',
} satisfies Messages['rulesRecommendations'];
