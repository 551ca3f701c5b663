import type { Messages } from '../../en/index.ts';

export const sentNotifyWords = {
  extendYourTimeIfYou:
    'Verlängere deine Zeit, wenn du länger brauchst und der Ladepunkt frei ist, oder gib den Ladepunkt frei, wenn du fährst.',
  dayChargerSpotNumber: ({ day, spotNumber }) => `${day}, Ladepunkt ${spotNumber}`,
  helloFirstName: ({ firstName }) => `Hallo ${firstName}!`,
  hello: 'Hallo!',
} satisfies Messages['sentNotifyWords'];
