import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { calendarFeedQuery } from './api.ts';

export const calendarLive: LiveQueries = {
  account: () => startingWith(calendarFeedQuery.queryKey),
};
