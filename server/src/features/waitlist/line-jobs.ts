// The work that the line leaves for later. A day of a location is matched in one job, so that nothing is checked twice.
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { enqueueAll, type JobRequest } from '../../platform/jobs/enqueue.ts';

export const LINE_JOBS = {
  match: 'waitlist.match',
  lapse: 'waitlist.lapse',
  pass: 'waitlist.pass',
  settle: 'waitlist.settle',
  newDay: 'waitlist.new-day',
} as const;

/** A day of a location for which its line is to be checked. */
export type LineDate = { locationId: string; date: string };

const matchRequest = (
  { organizationId }: TenantScope,
  { locationId, date }: LineDate,
  dueAt: Date,
  key = '',
): JobRequest => ({
  kind: LINE_JOBS.match,
  payload: { locationId, date },
  dueAt,
  organizationId,
  dedupeKey: `${LINE_JOBS.match}:${locationId}:${date}${key}`,
});

/** The line is checked for these days right after the commit. */
export const matchRequests = (scope: TenantScope, dates: readonly LineDate[], now: Date): JobRequest[] =>
  [...new Map(dates.map((day) => [`${day.locationId} ${day.date}`, day])).values()].map((day) =>
    matchRequest(scope, day, now),
  );

/** Has the line checked for these days right after the commit. */
export const recheckLine = (
  tx: Tx,
  scope: TenantScope,
  dates: readonly LineDate[],
  now: Date,
): Promise<void> => enqueueAll(tx, matchRequests(scope, dates, now));

/** Has it checked at later times as well. */
export const recheckLineAt = (
  tx: Tx,
  scope: TenantScope,
  day: LineDate,
  times: readonly Date[],
): Promise<void> =>
  enqueueAll(
    tx,
    times.map((at) => matchRequest(scope, day, at, `:${at.toISOString()}`)),
  );

/** Looks at what a member waits for, now that their reservations or their membership have changed. */
export const settleRequest = ({ organizationId }: TenantScope, userId: string, now: Date): JobRequest => ({
  kind: LINE_JOBS.settle,
  payload: { userId },
  dueAt: now,
  organizationId,
  dedupeKey: `${LINE_JOBS.settle}:${organizationId}:${userId}`,
});

/** The same at a later time as well: a reservation that nobody confirmed counts once it has ended. */
export const settleAtRequest = (scope: TenantScope, userId: string, at: Date): JobRequest => {
  const request = settleRequest(scope, userId, at);
  return { ...request, dedupeKey: `${request.dedupeKey}:${at.toISOString()}` };
};

export const passKey = (offerId: string): string => `${LINE_JOBS.pass}:${offerId}`;
export const lapseKey = (offerId: string): string => `${LINE_JOBS.lapse}:${offerId}`;
export const newDayKey = (locationId: string, date: string): string =>
  `${LINE_JOBS.newDay}:${locationId}:${date}`;
