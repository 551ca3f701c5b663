import type { Messages } from '../../en/index.ts';

export const organizationsCreate = {
  failedToCreateOrganization: 'Failed to create organisation',
  organizationCreatedSuccessfully: 'Organisation created successfully!',
  organizationDetails: 'Organisation details',
  organizationName: 'Organisation name',
} satisfies Partial<Messages['organizationsCreate']>;
