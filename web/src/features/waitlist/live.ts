import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { lineKeys } from './api.ts';

const own = [lineKeys.entries, lineKeys.offers, lineKeys.lines] as const;

export const waitlistLive: LiveQueries = {
  line: () => startingWith(...own),
  // Their names are shown, and what a location no longer has is not waited for.
  locations: () => startingWith(...own),
  account: () => startingWith(...own),
  organization: () => startingWith(lineKeys.entries, lineKeys.lines),
};
