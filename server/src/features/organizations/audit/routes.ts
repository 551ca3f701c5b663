import { exportAuditLog, listAuditActors, listAuditLog, TOTAL_HEADER } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { exportLog } from './export-log.ts';
import { presentEntry } from './presenter.ts';
import { readActors, readLog } from './read-log.ts';

export function auditRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, listAuditLog, async ({ scope, query, reply }) => {
    const { entries, total } = await readLog(deps, scope, query);
    reply.header(TOTAL_HEADER, String(total));
    return entries.map(presentEntry);
  });

  route(api, listAuditActors, ({ scope }) => readActors(deps, scope));

  route(api, exportAuditLog, async ({ scope, query, reply }) => {
    const { fileName, csv } = await exportLog(deps, scope, query);
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return csv;
  });
}
