import { TICKET_PRIORITIES, TICKET_STATUSES, TICKET_TYPES, type Formats } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { operators } from '../operator/tables.ts';

/** The words that operators search, as stored in the index: a query must use the same expression. */
export const TICKET_WORDS = sql.raw(
  `to_tsvector('simple', coalesce(user_name, '') || ' ' || user_email || ' ' || description)`,
);

/** A report to the people who run the installation; it belongs to a person or an address, not to an organization. */
export const tickets = pgTable(
  'tickets',
  {
    id: id().primaryKey(),
    /** What people call it. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Null for a report without an account. */
    userId: uuid('user_id').references(() => users.id),
    userEmail: text('user_email').notNull(),
    userName: text('user_name'),
    /** How a reporter without an account reads: as the browser that sent the report. */
    formats: jsonb('formats').$type<Formats>(),
    isAdmin: boolean('is_admin').notNull().default(false),
    type: text('type', { enum: TICKET_TYPES }).notNull(),
    category: varchar('category', { length: 100 }).notNull(),
    subCategory: varchar('sub_category', { length: 100 }).notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url'),
    /** Where the reporter was: screen, browser, version of the product, the request that failed. */
    page: text('page'),
    browser: text('browser'),
    version: text('version'),
    requestId: text('request_id'),
    /** Part of what the link in mails signs; raised to revoke the links sent so far, and negative until the next is sent. */
    linkVersion: integer('link_version').notNull().default(1),
    /** When the reporter last wrote after the last answer; null if they await none. */
    awaitsAnswerSince: instant('awaits_answer_since'),
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
    // For the lists, which are sorted by the newest first; their other filters are applied to what it finds.
    index('tickets_list_idx').on(t.isArchived, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('tickets_number_key').on(t.number),
    // For "Archive Old".
    index('tickets_completed_idx')
      .on(t.completedAt)
      .where(sql`${t.status} = 'completed' and not ${t.isArchived}`),
    index('tickets_search_idx').using('gin', TICKET_WORDS),
    oneOf('tickets_type_check', t.type, TICKET_TYPES),
    oneOf('tickets_status_check', t.status, TICKET_STATUSES),
    oneOf('tickets_priority_check', t.priority, TICKET_PRIORITIES),
  ],
);

const ticketId = () =>
  uuid('ticket_id')
    .notNull()
    .references(() => tickets.id, { onDelete: 'cascade' });

/** An answer of an operator, or a comment of the ticket's user. */
export const ticketResponses = pgTable(
  'ticket_responses',
  {
    id: id().primaryKey(),
    ticketId: ticketId(),
    operatorId: uuid('operator_id').references(() => operators.id),
    userId: uuid('user_id').references(() => users.id),
    message: text('message').notNull(),
    isFromDeveloper: boolean('is_from_developer').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('ticket_responses_ticket_idx').on(t.ticketId, t.createdAt),
    check(
      'ticket_responses_author_check',
      sql`case when ${t.isFromDeveloper} then ${t.userId} is null else ${t.operatorId} is null end`,
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
