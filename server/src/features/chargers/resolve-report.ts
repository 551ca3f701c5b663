import { m } from '@chargerota/messages';
import type { resolveSpotReport, RouteInput } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { Follower, Tell } from '../../platform/followers.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { type ActingScope, actingScope, type OrganizationScope } from '../../platform/http/scopes.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import { notify } from '../notifications/notify.ts';
import { findSpotPlace, hasReport, listReporters, resolveOpen } from './report-store.ts';

export const chargerFollower: Follower = {
  charger_returned: (tx, { organizationId, by, spotId }, now, { tell }) =>
    resolveRepaired(tx, tell, actingScope(organizationId, by), spotId, now),
};

/**
 * Ends a report: what it said is over, or was never so. Of the latter, those who made it withhold nothing any more.
 * @throws DomainError not_found, report_state if it was resolved before
 */
export function resolveReport(
  { database, clock, tell }: AppDeps,
  scope: OrganizationScope,
  id: string,
  { finding }: RouteInput<typeof resolveSpotReport>['query'],
): Promise<void> {
  return inTransaction(database, async (tx) => {
    if (await resolve(tx, tell, scope, { id }, { wasFalse: finding === 'false', now: clock.now() })) return;
    throw new DomainError((await hasReport(tx, scope, id)) ? 'report_state' : 'not_found');
  });
}

/** Ends the open report that says *broken* of a repaired charger, if there is one. */
async function resolveRepaired(
  tx: Tx,
  tell: Tell,
  scope: ActingScope,
  spotId: string,
  now: Date,
): Promise<void> {
  await resolve(tx, tell, scope, { brokenSpotId: spotId }, { wasFalse: false, now });
}

async function resolve(
  tx: Tx,
  tell: Tell,
  scope: ActingScope,
  of: Parameters<typeof resolveOpen>[2],
  { wasFalse, now }: { wasFalse: boolean; now: Date },
): Promise<boolean> {
  const { organizationId } = scope;
  const userId = scope.user.id;
  const report = await resolveOpen(tx, scope, of, { userId, now, wasFalse });
  if (!report) return false;
  const { id, spotId, locationId, kind } = report;
  const place = await findSpotPlace(tx, scope, spotId);
  if (!place) throw new Error('a reported charger cannot vanish');
  const label = m.sentChargers.chargerSpotNumberAtLocationName({
    spotNumber: place.spotNumber,
    locationName: place.locationName,
  });
  const change = {
    action: wasFalse ? 'charger.report_false' : 'charger.report_resolved',
    subject: { id: spotId, label },
    before: { reported: kind },
    after: { reported: null },
  } as const;
  await recordChange(tx, scope, change, now);
  const reporters = await listReporters(tx, scope, id);
  const ended = { organizationId, locationId, wasFalse, reporters };
  await tell(tx, { type: 'charger_report_ended', ...ended }, now);
  const { timezone, ...params } = place;
  await notify(
    tx,
    scope,
    reporters
      .filter((reporter) => reporter.userId !== userId)
      .map((reporter) => ({
        kind: 'report_resolved',
        userId: reporter.userId,
        params: { ...params, kind, wasFalse },
        timezone,
      })),
    now,
  );
  await emitLiveEvents(tx, [{ topic: 'locations', organizationId, locationId }]);
  return true;
}
