import type { Messages } from '../../en/index.ts';

export const sentNotifyWords = {
  extendYourTimeIfYou:
    'Prolongez si vous avez besoin de plus de temps et que la borne est libre, ou libérez-la en partant.',
  dayChargerSpotNumber: ({ day, spotNumber }) => `${day}, borne ${spotNumber}`,
  helloFirstName: ({ firstName }) => `Bonjour ${firstName},`,
  hello: 'Bonjour,',
} satisfies Messages['sentNotifyWords'];
