import { INVITATION_STATUSES, ROLES } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { organizationId } from '../organizations/tables.ts';

export const invitations = pgTable(
  'invitations',
  {
    organizationId: organizationId(),
    id: id(),
    email: text('email').notNull(),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    invitedBy: uuid('invited_by').references(() => users.id),
    status: text('status', { enum: INVITATION_STATUSES }).notNull().default('pending'),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    /** Set when the invited person declined; null on an invitation that an administrator revoked. */
    declinedAt: instant('declined_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'invitations_pkey', columns: [t.organizationId, t.id] }),
    uniqueIndex('invitations_pending_email_key')
      .on(t.organizationId, sql`lower(${t.email})`)
      .where(sql`${t.status} = 'pending'`),
    oneOf('invitations_role_check', t.role, ROLES),
    oneOf('invitations_status_check', t.status, INVITATION_STATUSES),
    check('invitations_declined_check', sql`${t.declinedAt} IS NULL OR ${t.status} = 'revoked'`),
  ],
);

/** The links of an invitation: each mail has its own, and earlier ones keep working. */
export const invitationTokens = pgTable(
  'invitation_tokens',
  {
    /** SHA-256 of the link's token. It is the key because the link is all that identifies an invited person. */
    tokenHash: text('token_hash').primaryKey(),
    organizationId: organizationId(),
    invitationId: uuid('invitation_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'invitation_tokens_invitation_fk',
      columns: [t.organizationId, t.invitationId],
      foreignColumns: [invitations.organizationId, invitations.id],
    }).onDelete('cascade'),
    index('invitation_tokens_invitation_idx').on(t.organizationId, t.invitationId),
  ],
);
