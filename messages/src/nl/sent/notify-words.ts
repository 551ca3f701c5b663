import type { Messages } from '../../en/index.ts';

export const sentNotifyWords = {
  extendYourTimeIfYou:
    'Verleng je tijd als je langer nodig hebt en het laadpunt vrij is, of geef het laadpunt vrij als je weggaat.',
  dayChargerSpotNumber: ({ day, spotNumber }) => `${day}, laadpunt ${spotNumber}`,
  helloFirstName: ({ firstName }) => `Hallo ${firstName},`,
  hello: 'Hallo,',
} satisfies Messages['sentNotifyWords'];
