import type { Messages } from '../../en/index.ts';

export const rulesPrivacy = {
  occupied: 'Belegt',
} satisfies Messages['rulesPrivacy'];
