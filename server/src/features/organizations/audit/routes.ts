import {
  type AuditEntry,
  exportAuditLog,
  listAuditActors,
  listAuditLog,
  TOTAL_HEADER,
} from '@chargerota/contract';
import { auditCategory } from '@chargerota/domain';
import { inReadersWords } from '@chargerota/messages/stored';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { exportLog } from './export-log.ts';
import { readActors, readLog } from './read-log.ts';
import type { EntryRow } from './store.ts';

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

function presentEntry(row: EntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actorId, name: row.actorName, email: row.actorEmail },
    action: row.action,
    category: auditCategory(row.action),
    subject: { id: row.subjectId, label: subjectText(row) },
    before: row.before,
    after: row.after,
  };
}

/** What was bought is stored in English; all else are names that people gave. */
const subjectText = ({ action, subjectLabel }: EntryRow): string =>
  auditCategory(action) === 'billing' ? inReadersWords(subjectLabel) : subjectLabel;
