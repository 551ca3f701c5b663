import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesRecommendations = {
  youUsuallyStartAtTime: ({ time }) => `Aquí sueles empezar a las ${time}.`,
  youUsuallyStartAtTimeOn: {
    monday: ({ time }) => `Los lunes sueles empezar aquí a las ${time}.`,
    tuesday: ({ time }) => `Los martes sueles empezar aquí a las ${time}.`,
    wednesday: ({ time }) => `Los miércoles sueles empezar aquí a las ${time}.`,
    thursday: ({ time }) => `Los jueves sueles empezar aquí a las ${time}.`,
    friday: ({ time }) => `Los viernes sueles empezar aquí a las ${time}.`,
    saturday: ({ time }) => `Los sábados sueles empezar aquí a las ${time}.`,
    sunday: ({ time }) => `Los domingos sueles empezar aquí a las ${time}.`,
  },
  hoursAreEnough: ({ count, energyKwh, powerKw }) =>
    plural(count, {
      one: `Basta con ${number(count)} hora para los ${energyKwh} kWh que sueles cargar, a ${powerKw} kW.`,
      other: `Basta con ${number(count)} horas para los ${energyKwh} kWh que sueles cargar, a ${powerKw} kW.`,
    }),
  hoursAreEnoughWithMargin: ({ count, energyKwh, powerKw, marginMinutes }) =>
    plural(count, {
      one: `Basta con ${number(count)} hora para los ${energyKwh} kWh que sueles cargar, a ${powerKw} kW, con ${marginMinutes} minutos para enchufar y marcharte.`,
      other: `Basta con ${number(count)} horas para los ${energyKwh} kWh que sueles cargar, a ${powerKw} kW, con ${marginMinutes} minutos para enchufar y marcharte.`,
    }),
  mostChargersAreUsuallyFree: 'A esa hora la mayoría de los cargadores suelen estar libres.',
} satisfies Messages['rulesRecommendations'];
