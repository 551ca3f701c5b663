import { number, plural, type Counted, type Values } from '../../values.ts';

export const rulesRecommendations = {
  // recommendations.ts
  youUsuallyStartAtTime: ({ time }: Values<'time'>) => `You usually start at ${time} here.`,
  youUsuallyStartAtTimeOn: {
    monday: ({ time }: Values<'time'>) => `You usually start at ${time} here on Mondays.`,
    tuesday: ({ time }: Values<'time'>) => `You usually start at ${time} here on Tuesdays.`,
    wednesday: ({ time }: Values<'time'>) => `You usually start at ${time} here on Wednesdays.`,
    thursday: ({ time }: Values<'time'>) => `You usually start at ${time} here on Thursdays.`,
    friday: ({ time }: Values<'time'>) => `You usually start at ${time} here on Fridays.`,
    saturday: ({ time }: Values<'time'>) => `You usually start at ${time} here on Saturdays.`,
    sunday: ({ time }: Values<'time'>) => `You usually start at ${time} here on Sundays.`,
  },
  // No line may end between a number and its unit: there is a non-breaking space (U+00A0).
  hoursAreEnough: ({ count, energyKwh, powerKw }: Counted<'energyKwh' | 'powerKw'>) =>
    plural(count, {
      one: `${number(count)} hour is enough for the ${energyKwh} kWh that you usually charge, at ${powerKw} kW.`,
      other: `${number(count)} hours are enough for the ${energyKwh} kWh that you usually charge, at ${powerKw} kW.`,
    }),
  hoursAreEnoughWithMargin: ({
    count,
    energyKwh,
    powerKw,
    marginMinutes,
  }: Counted<'energyKwh' | 'powerKw' | 'marginMinutes'>) =>
    plural(count, {
      one: `${number(count)} hour is enough for the ${energyKwh} kWh that you usually charge, at ${powerKw} kW, with ${marginMinutes} minutes to plug in and leave.`,
      other: `${number(count)} hours are enough for the ${energyKwh} kWh that you usually charge, at ${powerKw} kW, with ${marginMinutes} minutes to plug in and leave.`,
    }),
  mostChargersAreUsuallyFree: 'Most chargers are usually free at that time.',
};
