import type { SpotReport } from '@chargerota/contract';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import type { ReportRow } from './report-store.ts';

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
