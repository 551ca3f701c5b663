import type { Follower } from '../../platform/followers.ts';
import { endFeed } from './feed.ts';

export const calendarFollower: Follower = {
  access_withdrawn: async (tx, { userId, from }) => {
    if (from === 'everything') await endFeed(tx, userId);
  },
};
