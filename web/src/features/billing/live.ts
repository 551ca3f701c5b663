import type { LiveEvent } from '@chargerota/contract';
import { startingWith } from '../../lib/live/topics.ts';
import type { IsTouched, LiveQueries } from '../../lib/live/topics.ts';
import { billingKeys, billingQuery, memberLimitQuery } from './api.ts';

const limits = ({ organizationId }: LiveEvent): IsTouched =>
  startingWith(memberLimitQuery(organizationId).queryKey, billingQuery(organizationId).queryKey);

const everything = ({ organizationId }: LiveEvent): IsTouched =>
  startingWith(memberLimitQuery(organizationId).queryKey, billingKeys.all(organizationId));

/** Members, open invitations, locations and chargers count against the plan's limits. */
export const billingLive: LiveQueries = {
  members: limits,
  invitations: limits,
  locations: ({ organizationId }) => startingWith(billingQuery(organizationId).queryKey),
  organization: limits,
  billing: everything,
  account: everything,
};
