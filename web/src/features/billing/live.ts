import type { LiveEvent } from '@chargerota/contract';
import { startingWith } from '../../lib/live/topics.ts';
import type { IsTouched, LiveQueries } from '../../lib/live/topics.ts';
import { memberLimitQuery } from './api.ts';

const limit = ({ organizationId }: LiveEvent): IsTouched =>
  startingWith(memberLimitQuery(organizationId).queryKey);

/** Members and open invitations count against the plan's limit. */
export const billingLive: LiveQueries = {
  members: limit,
  invitations: limit,
  organization: limit,
  account: limit,
};
