import { startingWith } from '../../lib/live/topics.ts';
import type { LiveQueries } from '../../lib/live/topics.ts';
import { reportKeys } from './api.ts';

const report = () => startingWith(reportKeys.all);

export const reportsLive: LiveQueries = {
  reservations: report,
  line: report,
  // Chargers and time zones.
  locations: report,
  // The plan.
  organization: report,
};
