import type { Messages } from '../../en/index.ts';

export const reservationsObstacles = {
  noOrganization: 'No organisation',
  youBelongToNoOrganization:
    'You belong to no organisation. Open the invitation that you were sent, or ask an administrator for one.',
  chargersAreReservedByApproved:
    'Chargers are reserved by approved members. Register an organisation, or sign in if you belong to one.',
} satisfies Partial<Messages['reservationsObstacles']>;
