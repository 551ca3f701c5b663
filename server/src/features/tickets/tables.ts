import { TICKET_PRIORITIES, TICKET_STATUSES } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { developerAccounts } from '../operator/tables.ts';

const TICKET_TYPES = ['bug', 'feature'] as const;

/** A report to the people who run the installation; it belongs to a person or an address, not to an organization. */
export const tickets = pgTable(
  'tickets',
  {
    id: id().primaryKey(),
    /** Null for a report without an account. */
    userId: uuid('user_id').references(() => users.id),
    userEmail: text('user_email').notNull(),
    userName: text('user_name'),
    isAdmin: boolean('is_admin').notNull().default(false),
    type: text('type', { enum: TICKET_TYPES }).notNull(),
    category: varchar('category', { length: 100 }).notNull(),
    subCategory: varchar('sub_category', { length: 100 }).notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url'),
    status: text('status', { enum: TICKET_STATUSES }).notNull().default('pending'),
    priority: text('priority', { enum: TICKET_PRIORITIES }).notNull().default('normal'),
    acknowledgedAt: instant('acknowledged_at'),
    completedAt: instant('completed_at'),
    isArchived: boolean('is_archived').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('tickets_user_idx').on(t.userId, t.createdAt),
    index('tickets_status_idx')
      .on(t.status, t.createdAt)
      .where(sql`not ${t.isArchived}`),
    oneOf('tickets_type_check', t.type, TICKET_TYPES),
    oneOf('tickets_status_check', t.status, TICKET_STATUSES),
    oneOf('tickets_priority_check', t.priority, TICKET_PRIORITIES),
  ],
);

const ticketId = () =>
  uuid('ticket_id')
    .notNull()
    .references(() => tickets.id, { onDelete: 'cascade' });

/** An answer of a developer, or a comment of the ticket's user. */
export const ticketResponses = pgTable(
  'ticket_responses',
  {
    id: id().primaryKey(),
    ticketId: ticketId(),
    developerId: uuid('developer_id').references(() => developerAccounts.id),
    userId: uuid('user_id').references(() => users.id),
    message: text('message').notNull(),
    isFromDeveloper: boolean('is_from_developer').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('ticket_responses_ticket_idx').on(t.ticketId, t.createdAt),
    check(
      'ticket_responses_author_check',
      sql`case when ${t.isFromDeveloper} then ${t.userId} is null else ${t.developerId} is null end`,
    ),
  ],
);

export const ticketStatusHistory = pgTable(
  'ticket_status_history',
  {
    id: id().primaryKey(),
    ticketId: ticketId(),
    status: text('status', { enum: TICKET_STATUSES }).notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('ticket_status_history_ticket_idx').on(t.ticketId, t.changedAt),
    oneOf('ticket_status_history_status_check', t.status, TICKET_STATUSES),
  ],
);
