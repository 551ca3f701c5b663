import type { SpotReport } from '@chargerota/contract';
import { isReportCurrent } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { Queries } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import { hasReport, listOpenReports, listReportsOfLocation, type ReportRow } from './report-store.ts';

export async function readReports(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
): Promise<SpotReport[]> {
  const now = clock.now();
  const rows = await listOpenReports(database.drizzle, scope);
  return rows.filter((row) => isReportCurrent(row, now)).map((row) => presentReport(row, scope));
}

/** What is reported of a location's chargers, as any member sees it. */
export async function readReportsOfLocation(
  queries: Queries,
  scope: TenantScope,
  { locationId, now }: { locationId: string; now: Date },
): Promise<Pick<ReportRow, 'spotId' | 'kind' | 'since'>[]> {
  const rows = await listReportsOfLocation(queries, scope, locationId);
  return rows.filter((row) => isReportCurrent(row, now));
}

/** @throws DomainError not_found */
export async function requireReport(
  { database }: AppDeps,
  scope: OrganizationScope,
  id: string,
): Promise<void> {
  if (!(await hasReport(database.drizzle, scope, id))) throw new DomainError('not_found');
}

/** What was written may tell who wrote it, so members do not see it. */
export const presentReport = (
  { since, yourReportAt, notes, ...row }: ReportRow,
  { role }: Pick<OrganizationScope, 'role'>,
): SpotReport => ({
  ...row,
  since: since.toISOString(),
  yourReportAt: yourReportAt?.toISOString() ?? null,
  notes: role === 'admin' ? notes : [],
});
