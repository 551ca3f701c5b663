import type { Follower } from '../../platform/followers.ts';
import { recheckLinesOfAccount, withdrawOffersOfAccount } from './withdraw-offers.ts';

/** What becomes of entries and offers when something happens in other features. */
export const lineFollower: Follower = {
  account_suspended: (tx, { userId }, now) => withdrawOffersOfAccount(tx, userId, now),
  account_reinstated: (tx, { userId }, now) => recheckLinesOfAccount(tx, userId, now),
};
