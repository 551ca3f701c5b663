/**
 * The data tests whose result could differ on a PostgreSQL of another version and collation: constraints, locks,
 * migrations, backups, jobs, events, work in several transactions, sorting and case folding, and one request to every route.
 * Data tests run on the embedded server; these run again on a separate one. A folder ends with a slash and includes new
 * files.
 */
export const DEPEND_ON_THE_SERVER = [
  'server/src/platform/backup/',
  'server/src/platform/database/',
  'server/src/platform/events/',
  'server/src/platform/jobs/',
  'server/src/platform/rate-limits/',
  'server/src/platform/sessions/',
  'server/src/features/reservations/tables.test.ts',
  'server/src/features/notifications/deliver/',
  'server/src/features/recommendations/recommendations.test.ts',
  'server/src/features/billing/provider/crash.test.ts',
  'server/src/features/organizations/administration.test.ts',
  'server/src/attacks/rights.test.ts',
  'server/src/plans.test.ts',
];

/**
 * Of these, two start and kill the whole application many times, to see what the database keeps: they run once, on the
 * separate PostgreSQL if there is one, else on the embedded server.
 */
export const ONCE = [
  'server/src/features/billing/provider/crash.test.ts',
  'server/src/features/notifications/deliver/crash.test.ts',
];
