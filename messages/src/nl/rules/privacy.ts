import type { Messages } from '../../en/index.ts';

export const rulesPrivacy = {
  occupied: 'Bezet',
} satisfies Messages['rulesPrivacy'];
