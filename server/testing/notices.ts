import { isReminder, topicOf, type NoticeMethod } from '@chargerota/domain';
import { asc, eq } from 'drizzle-orm';
import type { NoticeText } from '../src/features/notifications/channel.ts';
import { loadNoticedReservations } from '../src/features/notifications/facts-store.ts';
import { noticeText } from '../src/features/notifications/texts.ts';
import { notifications } from '../src/features/notifications/tables.ts';
import { users } from '../src/features/accounts/tables.ts';
import { organizations } from '../src/features/organizations/tables.ts';
import { tenantScope } from '../src/platform/http/scopes.ts';
import type { Bench } from './make-user.ts';

export type Told = NoticeText & {
  kind: (typeof notifications.$inferSelect)['type'];
  method: NoticeMethod;
  status: (typeof notifications.$inferSelect)['status'];
  dueAt: Date;
  /** The stored text, as the bell shows it; empty until the notice is sent. */
  written: { title: string; message: string; path: string | null };
};

/**
 * A person's notices, sent or pending, in order, with their present text. Reminders and confirmations of the person's own
 * changes are left out.
 */
export async function noticesTo(
  { database: { drizzle }, clock }: Bench,
  { id }: { id: string },
  method?: NoticeMethod,
): Promise<Told[]> {
  const rows = await drizzle
    .select({ notice: notifications, firstName: users.firstName, organizationName: organizations.name })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(organizations, eq(organizations.id, notifications.organizationId))
    .where(eq(notifications.userId, id))
    .orderBy(asc(notifications.id));
  const told: Told[] = [];
  for (const { notice, ...person } of rows) {
    if (isReminder(notice.type) || topicOf(notice.type) === 'confirmations') continue;
    if (method && notice.method !== method) continue;
    const about = notice.reservationId ?? '';
    const found = await loadNoticedReservations(
      drizzle,
      tenantScope(notice.organizationId),
      about ? [about] : [],
    );
    const facts = {
      ...person,
      now: clock.now(),
      reservation: found.get(about) ?? null,
      params: notice.params,
    };
    const text = noticeText(notice.type, facts);
    if (!text) throw new Error(`a notice of ${notice.type} has lost its reason`);
    const { type: kind, status, scheduledFor: dueAt, title, message, path } = notice;
    told.push({ ...text, kind, method: notice.method, status, dueAt, written: { title, message, path } });
  }
  return told;
}

/** The subjects of the mails among them. */
export const mailSubjectsTo = async (bench: Bench, person: { id: string }): Promise<string[]> =>
  (await noticesTo(bench, person, 'email')).map(({ mail }) => mail.subject);
