import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { sessionKeys } from '../../lib/session.ts';
import { organizationKeys } from './api.ts';
import { auditKeys } from './settings-api.ts';

/** Every change by an administrator is added to the log. */
export const organizationsLive: LiveQueries = {
  reservations: () => startingWith(organizationKeys.today),
  locations: ({ organizationId }) => startingWith(organizationKeys.today, auditKeys.log(organizationId)),
  members: ({ organizationId }) =>
    startingWith(
      organizationKeys.today,
      organizationKeys.members(organizationId),
      auditKeys.log(organizationId),
    ),
  invitations: ({ organizationId }) => startingWith(auditKeys.log(organizationId)),
  displays: ({ organizationId }) => startingWith(auditKeys.log(organizationId)),
  organization: ({ organizationId }) =>
    startingWith(sessionKeys.organizations, auditKeys.log(organizationId)),
  billing: ({ organizationId }) => startingWith(sessionKeys.organizations, auditKeys.log(organizationId)),
  account: ({ organizationId }) =>
    startingWith(
      sessionKeys.organizations,
      organizationKeys.members(organizationId),
      auditKeys.log(organizationId),
    ),
};
