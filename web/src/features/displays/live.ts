import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { displaysQuery } from './api.ts';

export const displaysLive: LiveQueries = {
  displays: ({ organizationId }) => startingWith(displaysQuery(organizationId).queryKey),
  account: ({ organizationId }) => startingWith(displaysQuery(organizationId).queryKey),
};
