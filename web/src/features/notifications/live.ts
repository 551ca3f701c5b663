import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { noticeKeys } from './keys.ts';

export const notificationsLive: LiveQueries = {
  notifications: () => startingWith(noticeKeys.list),
  // The account's address, number and switches are what the choices show.
  account: () => startingWith(noticeKeys.preferences),
  // The organization says whether members may have a reminder of their own.
  organization: () => startingWith(noticeKeys.preferences),
};
