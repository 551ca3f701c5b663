import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { invitationKeys } from './api.ts';

export const invitationsLive: LiveQueries = {
  invitations: ({ organizationId }) =>
    startingWith(invitationKeys.all, invitationKeys.ofOrganization(organizationId)),
  account: ({ organizationId }) => startingWith(invitationKeys.ofOrganization(organizationId)),
};
