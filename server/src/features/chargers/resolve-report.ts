import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { recordChange } from '../audit/record-change.ts';
import { tell } from '../notifications/tell.ts';
import { recheckLines } from '../waitlist/withdraw-offers.ts';
import { findSpotPlace, hasReport, listReporters, resolveOpen } from './report-store.ts';

/** @throws DomainError not_found, report_state if it was resolved before */
export function resolveReport(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    if (await resolve(tx, scope, { id }, clock.now())) return;
    throw new DomainError((await hasReport(tx, scope, id)) ? 'report_state' : 'not_found');
  });
}

/** Ends the open report that says *broken* of a repaired charger, if there is one. */
export async function resolveRepaired(
  tx: Tx,
  scope: OrganizationScope,
  spotId: string,
  now: Date,
): Promise<void> {
  await resolve(tx, scope, { brokenSpotId: spotId }, now);
}

async function resolve(
  tx: Tx,
  scope: OrganizationScope,
  of: Parameters<typeof resolveOpen>[2],
  now: Date,
): Promise<boolean> {
  const { organizationId, userId } = scope;
  const report = await resolveOpen(tx, scope, of, { userId, now });
  if (!report) return false;
  const { id, spotId, locationId, kind } = report;
  const place = await findSpotPlace(tx, scope, spotId);
  if (!place) throw new Error('a reported charger cannot vanish');
  const label = `Charger ${place.spotNumber} at ${place.locationName}`;
  const change = {
    action: 'charger.report_resolved',
    subject: { id: spotId, label },
    before: { reported: kind },
    after: { reported: null },
  } as const;
  await recordChange(tx, scope, change, now);
  // While the charger was reported, its free time was not offered to those in line.
  await recheckLines(tx, scope, { locationId }, now);
  const { timezone, ...params } = place;
  const reporters = await listReporters(tx, scope, id);
  await tell(
    tx,
    scope,
    reporters
      .filter((reporter) => reporter !== userId)
      .map((reporter) => ({
        kind: 'report_resolved',
        userId: reporter,
        params: { ...params, kind },
        timezone,
      })),
    now,
  );
  await emitLiveEvents(tx, [{ topic: 'locations', organizationId, locationId }]);
  return true;
}
