import { isReminder, topicOf, type NotificationMethod } from '@chargerota/domain';
import { asc, eq } from 'drizzle-orm';
import type { NotificationText } from '../src/features/notifications/channel.ts';
import { loadNotifiedReservations } from '../src/features/notifications/facts-store.ts';
import { notificationText } from '../src/features/notifications/texts.ts';
import { notifications } from '../src/features/notifications/tables.ts';
import { users } from '../src/features/accounts/tables.ts';
import { organizations } from '../src/features/organizations/tables.ts';
import { tenantScope } from '../src/platform/http/scopes.ts';
import type { Bench } from './make-user.ts';

export type Told = NotificationText & {
  kind: (typeof notifications.$inferSelect)['type'];
  method: NotificationMethod;
  status: (typeof notifications.$inferSelect)['status'];
  dueAt: Date;
  /** The stored text, as the bell shows it; empty until the notification is sent. */
  written: { title: string; message: string; path: string | null };
};

/**
 * A person's notifications, sent or pending, in order, with their present text. Reminders and confirmations of the person's own
 * changes are left out.
 */
export async function notificationsTo(
  { database: { drizzle }, clock }: Bench,
  { id }: { id: string },
  method?: NotificationMethod,
): Promise<Told[]> {
  const rows = await drizzle
    .select({
      notification: notifications,
      firstName: users.firstName,
      language: users.language,
      region: users.region,
      clock: users.clock,
      organizationName: organizations.name,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(organizations, eq(organizations.id, notifications.organizationId))
    .where(eq(notifications.userId, id))
    .orderBy(asc(notifications.id));
  const told: Told[] = [];
  for (const { notification, ...person } of rows) {
    if (isReminder(notification.type) || topicOf(notification.type) === 'confirmations') continue;
    if (method && notification.method !== method) continue;
    const about = notification.reservationId ?? '';
    const found = await loadNotifiedReservations(
      drizzle,
      tenantScope(notification.organizationId),
      about ? [about] : [],
    );
    const facts = {
      ...person,
      now: clock.now(),
      reservation: found.get(about) ?? null,
      params: notification.params,
    };
    const text = notificationText(notification.type, facts);
    if (!text) throw new Error(`a notification of ${notification.type} has lost its reason`);
    const { type: kind, status, scheduledFor: dueAt, title, message, path } = notification;
    told.push({
      ...text,
      kind,
      method: notification.method,
      status,
      dueAt,
      written: { title, message, path },
    });
  }
  return told;
}

/** The subjects of the mails among them. */
export const mailSubjectsTo = async (bench: Bench, person: { id: string }): Promise<string[]> =>
  (await notificationsTo(bench, person, 'email')).map(({ mail }) => mail.subject);
