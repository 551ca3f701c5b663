import type { Messages } from '../../en/index.ts';

export const locationsEditing = {
  zIPCode: 'Postcode',
} satisfies Partial<Messages['locationsEditing']>;
