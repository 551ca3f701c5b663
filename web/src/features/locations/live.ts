import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { locationLimitQuery, organizationLocationsQuery } from './admin-api.ts';
import { locationKeys } from './api.ts';
import { reviewKeys } from './reviews/api.ts';

const ofAdministrators = (organizationId: string) => [
  organizationLocationsQuery(organizationId).queryKey,
  locationLimitQuery(organizationId).queryKey,
];

export const locationsLive: LiveQueries = {
  locations: ({ organizationId }) =>
    startingWith(locationKeys.all, locationKeys.spots, reviewKeys.all, ...ofAdministrators(organizationId)),
  organization: ({ organizationId }) => startingWith(locationLimitQuery(organizationId).queryKey),
  billing: ({ organizationId }) => startingWith(locationLimitQuery(organizationId).queryKey),
  account: ({ organizationId }) => startingWith(...ofAdministrators(organizationId)),
};
