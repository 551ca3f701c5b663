import type { Messages } from '../../en/index.ts';

export const common = {
  organization: 'Organisation',
  createOrganization: 'Create Organisation',
} satisfies Partial<Messages['common']>;
