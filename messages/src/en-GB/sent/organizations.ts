import type { Messages } from '../../en/index.ts';

export const sentOrganizations = {
  openTheOrganization: 'Open the organisation',
} satisfies Partial<Messages['sentOrganizations']>;
