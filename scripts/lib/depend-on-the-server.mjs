/**
 * The data tests that another PostgreSQL, of another version and sorting, could answer differently: constraints, locks,
 * migrations, jobs, events, work in several transactions, what sorts or folds letters, the reservations' SQL, and one
 * request of every route. All data tests run on the embedded server; these run on a separate one as well. A folder ends
 * with a slash: what is added there is in.
 */
export const DEPEND_ON_THE_SERVER = [
  'server/src/platform/database/',
  'server/src/platform/events/',
  'server/src/platform/jobs/',
  'server/src/platform/rate-limits/',
  'server/src/platform/sessions/',
  'server/src/features/reservations/',
  'server/src/features/notifications/deliver/',
  'server/src/features/accounts/sign-in/known-browsers.test.ts',
  'server/src/features/accounts/registration/registration.test.ts',
  'server/src/features/audit/audit.test.ts',
  'server/src/features/invitations/invitations.test.ts',
  'server/src/features/locations/',
  'server/src/features/organizations/administration.test.ts',
  'server/src/features/organizations/memberships.test.ts',
  'server/src/attacks/storm.test.ts',
  'server/src/access.test.ts',
];
