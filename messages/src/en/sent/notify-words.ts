import type { Values } from '../../values.ts';

export const sentNotifyWords = {
  // notifications/texts/words.ts
  extendYourTimeIfYou:
    'Extend your time if you need longer and the charger is free, or release the charger when you leave.',
  dayChargerSpotNumber: ({ day, spotNumber }: Values<'day' | 'spotNumber'>) =>
    `${day}, charger ${spotNumber}`,
  helloFirstName: ({ firstName }: Values<'firstName'>) => `Hello ${firstName},`,
  hello: 'Hello,',
};
