import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { noticeKeys } from './keys.ts';

export const notificationsLive: LiveQueries = {
  notifications: () => startingWith(noticeKeys.lists),
  // A notice of an offer shows how that stands. Events of a location are about everybody's line.
  line: ({ locationId }) => (locationId === undefined ? startingWith(noticeKeys.lists) : () => false),
  // The choices show the account's address, number and switches.
  account: () => startingWith(noticeKeys.preferences),
  // The organization says whether members may have a reminder of their own.
  organization: () => startingWith(noticeKeys.preferences),
};
