import { effectsOf, splitByDay } from '@chargerota/domain';
import { newId } from '../../platform/database/ids.ts';
import { NOTHING_FOLLOWS, type Changing, type ReservationFollower } from '../../platform/followers.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { enqueueStatement, JOBS_CHANNEL } from '../../platform/jobs/enqueue.ts';
import {
  priorityHoldStatement,
  readAffected,
  scoreStatement,
  standingStatement,
  waitedForStatement,
  type FreedPart,
} from './follow-store.ts';
import { matchRequests, settleRequest } from './line-jobs.ts';

/**
 * What the line makes of changed reservations: time that became free is kept where somebody waits for its day, until the
 * line has been checked right after the commit; the members' own entries are looked at again, with a new score.
 */
export const lineFollowsReservations: ReservationFollower = {
  reads: (of) => {
    const freed = freedOf(of);
    const standing = standingStatement(of.userIds);
    return freed.length > 0 ? [standing, waitedForStatement(of, freed)] : [standing];
  },
  follow: (of, rows) => {
    const { standing, wanted } = readAffected(rows);
    if (standing.length === 0 && wanted.length === 0) return NOTHING_FOLLOWS;
    const { scope, now } = of;
    // Where somebody waits from the day before, that day comes first: its check has the next one follow (match-line.ts).
    const days = wanted.map(({ locationId, checkedOn }) => ({ locationId, date: checkedOn }));
    const priorityHolds = wanted.map((part) => ({ ...part, id: newId() }));
    const own = standing.filter((entry) => entry.organizationId === scope.organizationId);
    return {
      writes: [
        ...(priorityHolds.length > 0 ? [priorityHoldStatement(of, priorityHolds)] : []),
        ...(own.length > 0 ? [scoreStatement(of)] : []),
        enqueueStatement([
          ...matchRequests(scope, days, now),
          ...standing.map((entry) => settleRequest(tenantScope(entry.organizationId), entry.userId, now)),
        ]),
      ],
      announce: [JOBS_CHANNEL],
    };
  },
};

function freedOf({ changes, now }: Changing): FreedPart[] {
  return changes.flatMap(({ before, after }) =>
    effectsOf(before, after, now).freed.flatMap(({ locationId, spotId, ...period }) =>
      splitByDay(period, before?.timezone ?? after.timezone).map((part) => ({ ...part, locationId, spotId })),
    ),
  );
}
