import type { Messages } from '../../en/index.ts';

export const commands = {
  organizationChangeCompany: 'organisation change company',
  switchAppearanceColorModeNight: 'switch appearance colour mode night day toggle',
} satisfies Partial<Messages['commands']>;
