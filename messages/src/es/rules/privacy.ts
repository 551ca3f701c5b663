import type { Messages } from '../../en/index.ts';

export const rulesPrivacy = {
  occupied: 'Ocupado',
} satisfies Messages['rulesPrivacy'];
