import { NOTIFICATION_KINDS, NOTIFICATION_METHODS, NOTIFICATION_STATUSES } from '@chargerota/domain';
import type { NotificationMethod, NotificationTopic } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, isWallTime, oneOf, wallTime } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { organizations } from '../organizations/tables.ts';

/**
 * One message to one person by one method. The table is its own queue: deliveries take the pending rows that are due. It
 * has no foreign keys to organization, person and reservation (decision 0038): a booking writes seven rows in the
 * statement that writes the reservation, and each key halved the rate of bookings. The first two are never deleted, and a
 * reservation long after its notifications.
 */
export const notifications = pgTable(
  'notifications',
  {
    organizationId: uuid('organization_id').notNull(),
    id: id(),
    userId: uuid('user_id').notNull(),
    reservationId: uuid('reservation_id'),
    type: text('type', { enum: NOTIFICATION_KINDS }).notNull(),
    method: text('method', { enum: NOTIFICATION_METHODS }).notNull(),
    status: text('status', { enum: NOTIFICATION_STATUSES }).notNull().default('pending'),
    /** What the cause has stored for the text. The reservation's data is read when the notification is sent. */
    params: jsonb('params').$type<Record<string, unknown>>(),
    /** The text that was sent; empty until then. */
    title: text('title').notNull().default(''),
    message: text('message').notNull().default(''),
    /** The local path of what it is about. */
    path: text('path'),
    scheduledFor: instant('scheduled_for').notNull(),
    /** When it is tried next: scheduled_for at first, later after each failure. */
    attemptAt: instant('attempt_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: instant('leased_until'),
    leasedBy: text('leased_by'),
    /** Null of a sent reminder that went out in the message of another. */
    sentAt: instant('sent_at'),
    /** In-app notifications: when the reader has read them. */
    readAt: instant('read_at'),
    errorMessage: text('error_message'),
    /** The provider's id of the message, if it has one (Twilio's SID). */
    providerId: text('provider_id'),
    /** The paid segments of a text message. */
    segments: integer('segments'),
    /** The trace in which it was written (W3C `traceparent`), if one was. */
    trace: text('trace'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'notifications_pkey', columns: [t.organizationId, t.id] }),
    // A reservation's reminders, to move or drop them with it; never twice the same.
    uniqueIndex('notifications_reservation_key').on(
      t.organizationId,
      t.reservationId,
      t.type,
      t.method,
      t.scheduledFor,
    ),
    // The queue.
    index('notifications_due_idx')
      .on(t.method, t.attemptAt, t.id)
      .where(sql`${t.status} = 'pending'`),
    // The list in the bell, newest first.
    index('notifications_app_idx')
      .on(t.userId, t.sentAt, t.id)
      .where(sql`${t.method} = 'app' and ${t.status} = 'sent'`),
    index('notifications_unread_idx')
      .on(t.userId)
      .where(sql`${t.method} = 'app' and ${t.status} = 'sent' and ${t.readAt} is null`),
    // The few that have failed, for good or for now: what operators look at.
    index('notifications_error_idx')
      .on(t.status, t.scheduledFor)
      .where(sql`${t.errorMessage} is not null`),
    // What is old enough to be deleted, and what became of a day's notifications, which is counted without reading them.
    index('notifications_done_idx')
      .on(t.scheduledFor, t.method, t.status)
      .where(sql`${t.status} <> 'pending'`),
    oneOf('notifications_type_check', t.type, NOTIFICATION_KINDS),
    oneOf('notifications_method_check', t.method, NOTIFICATION_METHODS),
    oneOf('notifications_status_check', t.status, NOTIFICATION_STATUSES),
  ],
);

/** A member's choices in one organization. Without a row the defaults apply. */
export const userNotificationPreferences = pgTable(
  'user_notification_preferences',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    enableCustomReminders: boolean('enable_custom_reminders').notNull().default(true),
    /** Null: the organization's default, whatever it becomes. */
    customReminderMinutes: integer('custom_reminder_minutes'),
    /** Methods by topic, where they differ from the domain's DEFAULT_METHODS. */
    methods: jsonb('methods')
      .$type<Partial<Record<NotificationTopic, NotificationMethod[]>>>()
      .notNull()
      .default(sql`'{}'`),
    /** Quiet hours by the clocks of the place concerned; both or neither. */
    quietFrom: wallTime('quiet_from'),
    quietUntil: wallTime('quiet_until'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'user_notification_preferences_pkey', columns: [t.organizationId, t.userId] }),
    foreignKey({
      // Named here because the derived name is longer than PostgreSQL's 63 bytes.
      name: 'user_notification_preferences_organization_fk',
      columns: [t.organizationId],
      foreignColumns: [organizations.id],
    }),
    isWallTime('user_notification_preferences_quiet_from_check', t.quietFrom),
    isWallTime('user_notification_preferences_quiet_until_check', t.quietUntil),
  ],
);

/** The push subscription of one browser (RFC 8030); deleted when its push service reports that it is gone. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** The browser's keys, by which messages are encrypted for it alone. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Its name for the person: 'Firefox on Android'. */
    browser: text('browser').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its push service first refused this installation, since it last took a message. */
    refusedAt: instant('refused_at'),
    /** From when it takes no more messages. The row stays, so that the browser's next visit can renew it. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    // A browser has one. It moves to the person who subscribed there last.
    uniqueIndex('push_subscriptions_endpoint_key').on(t.endpoint),
    index('push_subscriptions_user_id_idx').on(t.userId),
  ],
);

/** A phone number that is not confirmed yet; at most one for an account. */
export const phoneConfirmations = pgTable(
  'phone_confirmations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull(),
    /** SHA-256 of the code with the account's id. */
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('phone_confirmations_expires_at_idx').on(t.expiresAt)],
);
