import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { notificationKeys } from './keys.ts';

export const notificationsLive: LiveQueries = {
  notifications: () => startingWith(notificationKeys.lists),
  // A notification of an offer shows how that stands. Events of a location are about everybody's line.
  line: ({ locationId }) => (locationId === undefined ? startingWith(notificationKeys.lists) : () => false),
  // The choices show the account's address, number and switches.
  account: () => startingWith(notificationKeys.preferences),
  // The organization says whether members may have a reminder of their own.
  organization: () => startingWith(notificationKeys.preferences),
};
