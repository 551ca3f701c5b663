import type { Messages } from '../../en/index.ts';

export const app = {
  organizationName: ({ name }) => `Organisation: ${name}`,
  yourOrganizations: 'Your organisations',
  newOrganization: 'New organisation',
  createOrganization: 'Create organisation',
} satisfies Partial<Messages['app']>;
