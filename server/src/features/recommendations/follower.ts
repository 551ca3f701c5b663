import type { Follower } from '../../platform/followers.ts';
import { deleteRanking } from './ranking-store.ts';

export const recommendationFollower: Follower = {
  // Their locations are ranked anew when they are asked for next. The person's preferences are held until the change is
  // committed, so nobody can keep a ranking by the old ones afterwards.
  preferences_changed: (tx, { userId }) => deleteRanking(tx, userId),
};
