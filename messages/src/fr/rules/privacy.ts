import type { Messages } from '../../en/index.ts';

export const rulesPrivacy = {
  occupied: 'Occupée',
} satisfies Messages['rulesPrivacy'];
