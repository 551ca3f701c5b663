import type { AuditEntry } from '@chargerota/contract';
import { auditCategory } from '@chargerota/domain';
import type { EntryRow } from './store.ts';

export function presentEntry(row: EntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actorId, name: row.actorName, email: row.actorEmail },
    action: row.action,
    category: auditCategory(row.action),
    subject: { id: row.subjectId, label: row.subjectLabel },
    before: row.before,
    after: row.after,
  };
}
