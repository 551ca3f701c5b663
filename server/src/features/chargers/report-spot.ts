import type { reportSpot as reportSpotRoute, RouteInput, SpotReport } from '@chargerota/contract';
import { BLOCKED_FOR_MS } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { notifyAdministrators } from '../notifications/notify-administrators.ts';
import { CHARGER_LIMITS } from './limits.ts';
import { presentReport } from './read-reports.ts';
import { addReporter, endStaleReport, findSpotPlace, listOpenReports, openReport } from './report-store.ts';

/**
 * Marks a charger as blocked or broken. However many members say so, there is one open report, and the administrators
 * are told once.
 * @throws DomainError not_found, rate_limited
 */
export async function reportSpot(
  deps: AppDeps,
  scope: OrganizationScope,
  spotId: string,
  { kind, note }: RouteInput<typeof reportSpotRoute>['body'],
): Promise<SpotReport> {
  await limitAttempts(deps, CHARGER_LIMITS.reportByAccount, scope.userId);
  const now = deps.clock.now();
  return inTransaction(deps.database, async (tx) => {
    const place = await findSpotPlace(tx, scope, spotId);
    if (!place) throw new DomainError('not_found');
    const staleSince = new Date(now.getTime() - BLOCKED_FOR_MS);
    if (kind === 'blocked') await endStaleReport(tx, scope, { spotId, staleSince, now });
    const id = newId();
    const reportId = await openReport(tx, scope, { id, spotId, kind, now });
    if (!reportId) throw new DomainError('not_found');
    const said = note || null;
    await addReporter(tx, scope, { reportId, userId: scope.userId, note: said, now });
    if (reportId === id) {
      const { timezone, ...params } = place;
      const cause = { kind: 'spot_reported', params: { ...params, kind, note: said }, timezone } as const;
      await notifyAdministrators(tx, scope, cause, { except: scope.userId, now });
    }
    const { organizationId } = scope;
    const { locationId } = place;
    await deps.tell(tx, { type: 'charger_reported', organizationId, locationId }, now);
    await emitLiveEvents(tx, [{ topic: 'locations', organizationId, locationId }]);
    const [report] = await listOpenReports(tx, scope, reportId);
    if (!report) throw new Error('a report that the transaction holds cannot be resolved');
    return presentReport(report, scope);
  });
}
