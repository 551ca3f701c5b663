import type { SpotReport } from '@chargerota/contract';
import { isReportCurrent } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import { presentReport } from './presenter.ts';
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
  { database, clock }: AppDeps,
  scope: TenantScope,
  locationId: string,
): Promise<Pick<ReportRow, 'spotId' | 'kind' | 'since'>[]> {
  const now = clock.now();
  const rows = await listReportsOfLocation(database.drizzle, scope, locationId);
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
