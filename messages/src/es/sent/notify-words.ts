import type { Messages } from '../../en/index.ts';

export const sentNotifyWords = {
  extendYourTimeIfYou:
    'Amplía tu tiempo si necesitas más y el cargador está libre, o libera el cargador cuando te vayas.',
  dayChargerSpotNumber: ({ day, spotNumber }) => `${day}, cargador ${spotNumber}`,
  helloFirstName: ({ firstName }) => `Hola, ${firstName}:`,
  hello: 'Hola:',
} satisfies Messages['sentNotifyWords'];
