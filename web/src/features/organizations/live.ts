import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { sessionKeys } from '../../lib/session.ts';
import { organizationKeys } from './api.ts';

/** Every change by an administrator is added to the log. */
export const organizationsLive: LiveQueries = {
  reservations: () => startingWith(organizationKeys.today),
  locations: ({ organizationId }) =>
    startingWith(organizationKeys.today, organizationKeys.auditLog(organizationId)),
  members: ({ organizationId }) =>
    startingWith(
      organizationKeys.today,
      organizationKeys.members(organizationId),
      organizationKeys.auditLog(organizationId),
    ),
  invitations: ({ organizationId }) => startingWith(organizationKeys.auditLog(organizationId)),
  displays: ({ organizationId }) => startingWith(organizationKeys.auditLog(organizationId)),
  organization: ({ organizationId }) =>
    startingWith(sessionKeys.organizations, organizationKeys.auditLog(organizationId)),
  billing: ({ organizationId }) =>
    startingWith(sessionKeys.organizations, organizationKeys.auditLog(organizationId)),
  account: ({ organizationId }) =>
    startingWith(
      sessionKeys.organizations,
      organizationKeys.members(organizationId),
      organizationKeys.auditLog(organizationId),
    ),
};
