import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { sessionKeys } from '../../lib/session.ts';
import { accountSecurityQuery } from './security/api.ts';
import { sessionsQuery } from './sessions/api.ts';

export const accountsLive: LiveQueries = {
  account: () => startingWith(sessionKeys.user, accountSecurityQuery.queryKey, sessionsQuery.queryKey),
};
