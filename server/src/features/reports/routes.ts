import { exportReport as exportReportRoute, readReport as readReportRoute } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { requireRowsOfWish } from '../reservations/require-rows.ts';
import { exportReport } from './export-report.ts';
import { readReport } from './read-report.ts';

export function reportRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(
    api,
    readReportRoute,
    ({ scope, query }) => readReport(deps, scope, query),
    ({ scope, named }) => requireRowsOfWish(deps, scope, named),
  );
  route(
    api,
    exportReportRoute,
    async ({ scope, query, reply }) => {
      const { fileName, csv } = await exportReport(deps, scope, query);
      reply.header('content-disposition', `attachment; filename="${fileName}"`);
      return csv;
    },
    ({ scope, named }) => requireRowsOfWish(deps, scope, named),
  );
}
