import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { noticeKeys } from './keys.ts';

export const notificationsLive: LiveQueries = {
  notifications: () => startingWith(noticeKeys.lists),
  // The choices show the account's address, number and switches.
  account: () => startingWith(noticeKeys.preferences),
  // The organization says whether members may have a reminder of their own.
  organization: () => startingWith(noticeKeys.preferences),
};
