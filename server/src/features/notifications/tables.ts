import { NOTIFICATION_STATUSES } from '@chargerota/domain';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { organizationId, organizations } from '../organizations/tables.ts';
import { reservations } from '../reservations/tables.ts';
import { availabilityWatches } from '../waitlist/tables.ts';

const NOTIFICATION_TYPES = [
  'start_15min',
  'start_5min',
  'end_15min',
  'end_5min',
  'availability',
  'custom_reminder',
] as const;
const NOTIFICATION_METHODS = ['sms', 'email', 'app'] as const;

/** One message to one member by one method. */
export const notifications = pgTable(
  'notifications',
  {
    organizationId: organizationId(),
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    reservationId: uuid('reservation_id'),
    availabilityWatchId: uuid('availability_watch_id'),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    method: text('method', { enum: NOTIFICATION_METHODS }).notNull(),
    status: text('status', { enum: NOTIFICATION_STATUSES }).notNull().default('pending'),
    scheduledFor: instant('scheduled_for').notNull(),
    sentAt: instant('sent_at'),
    errorMessage: text('error_message'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'notifications_pkey', columns: [t.organizationId, t.id] }),
    foreignKey({
      name: 'notifications_reservation_fk',
      columns: [t.organizationId, t.reservationId],
      foreignColumns: [reservations.organizationId, reservations.id],
      // Deleted years after it ended, with what was sent about it.
    }).onDelete('cascade'),
    foreignKey({
      name: 'notifications_availability_watch_fk',
      columns: [t.organizationId, t.availabilityWatchId],
      foreignColumns: [availabilityWatches.organizationId, availabilityWatches.id],
    }),
    index('notifications_user_idx').on(t.organizationId, t.userId, t.scheduledFor),
    // Moving or cancelling a reservation moves or drops its reminders; deleting it takes all of them along.
    index('notifications_reservation_idx').on(t.organizationId, t.reservationId),
    oneOf('notifications_type_check', t.type, NOTIFICATION_TYPES),
    oneOf('notifications_method_check', t.method, NOTIFICATION_METHODS),
    oneOf('notifications_status_check', t.status, NOTIFICATION_STATUSES),
  ],
);

/** How a member wants to be told, in one organization. */
export const userNotificationPreferences = pgTable(
  'user_notification_preferences',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    enableAvailabilityAlerts: boolean('enable_availability_alerts').notNull().default(false),
    enableCustomReminders: boolean('enable_custom_reminders').notNull().default(true),
    customReminderMinutes: integer('custom_reminder_minutes').notNull().default(15),
    preferredNotificationMethods: text('preferred_notification_methods', { enum: NOTIFICATION_METHODS })
      .array()
      .notNull()
      .default(['email']),
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
  ],
);
