import type { AuditEntry } from '@chargerota/contract';
import { AUDIT_ACTIONS } from '@chargerota/domain';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { organizationId } from '../tables.ts';

/**
 * Changes made by administrators. Names are stored as they were, so that the log stays readable after things are
 * renamed. Rows are permanent: a trigger, in a migration of its own, refuses UPDATE, DELETE and TRUNCATE.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    organizationId: organizationId(),
    id: id(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    actorName: text('actor_name').notNull(),
    actorEmail: text('actor_email').notNull(),
    /** No CHECK, because newer versions write further actions while older instances are still running. */
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    subjectId: uuid('subject_id'),
    subjectLabel: text('subject_label').notNull(),
    before: jsonb('before').$type<AuditEntry['before']>(),
    after: jsonb('after').$type<AuditEntry['before']>(),
  },
  (t) => [
    primaryKey({ name: 'audit_entries_pkey', columns: [t.organizationId, t.id] }),
    index('audit_entries_at_idx').on(t.organizationId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // For one person's changes, and for the list of people in the log.
    index('audit_entries_actor_idx').on(
      t.organizationId,
      t.actorId,
      t.at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);
