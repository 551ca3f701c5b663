import type { Messages } from '../../en/index.ts';

export const displaysLinks = {
  asTheOrganization: 'As the organisation',
  colors: 'Colours',
} satisfies Partial<Messages['displaysLinks']>;
