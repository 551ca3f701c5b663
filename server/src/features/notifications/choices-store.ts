import { customReminderMinutes, type NoticeChoices, type NoticeMethod } from '@chargerota/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { users } from '../accounts/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { pushSubscriptions, userNotificationPreferences as preferences } from './tables.ts';

export type PreferencesRow = typeof preferences.$inferSelect;

/** Somebody who may be told something: how they chose to be, and whom a text addresses. */
export type Recipient = {
  userId: string;
  firstName: string;
  organizationName: string;
  organizationTimezone: string;
  choices: NoticeChoices;
  preferences: PreferencesRow | null;
  organization: { allowCustomReminders: boolean; defaultReminderMinutes: number };
};

const takesPush = sql<boolean>`exists (select from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${users.id})`;

/** People as recipients of one organization's notices, by their id, in one query. */
export async function loadRecipients(
  queries: Queries,
  scope: TenantScope,
  userIds: readonly string[],
): Promise<Map<string, Recipient>> {
  const rows = await queries
    .select({
      userId: users.id,
      firstName: users.firstName,
      byEmail: users.emailNotifications,
      bySms: sql<boolean>`${users.smsNotifications} and ${users.confirmedPhone} is not null and ${users.smsStoppedAt} is null`,
      byPush: takesPush,
      organizationName: organizations.name,
      organizationTimezone: organizations.timezone,
      organization: {
        allowCustomReminders: organizations.allowCustomReminders,
        defaultReminderMinutes: organizations.defaultReminderMinutes,
      },
      preferences,
    })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, scope.organizationId))
    .leftJoin(
      preferences,
      and(eq(preferences.organizationId, organizations.id), eq(preferences.userId, users.id)),
    )
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map((row) => [row.userId, { ...row, choices: choicesOf(row) }]));
}

type Row = {
  byEmail: boolean;
  bySms: boolean;
  byPush: boolean;
  organization: Recipient['organization'];
  preferences: PreferencesRow | null;
};

function choicesOf({ byEmail, bySms, byPush, organization, preferences: chosen }: Row): NoticeChoices {
  const reachableBy: NoticeMethod[] = ['app'];
  if (byEmail) reachableBy.push('email');
  if (bySms) reachableBy.push('sms');
  if (byPush) reachableBy.push('push');
  return {
    reachableBy,
    methods: chosen?.methods ?? {},
    customMinutes: customReminderMinutes(organization, chosen),
    quiet: quietHoursOf(chosen),
  };
}

export const quietHoursOf = (chosen: PreferencesRow | null) =>
  chosen?.quietFrom && chosen.quietUntil ? { from: chosen.quietFrom, until: chosen.quietUntil } : null;

/** Which methods a person has switched on, whether they work or not. */
export async function loadSwitches(queries: Queries, userId: string) {
  const [row] = await queries
    .select({ email: users.emailNotifications, sms: users.smsNotifications, push: takesPush })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error('a scope without its account');
  return row;
}

type Chosen = Omit<typeof preferences.$inferInsert, 'organizationId' | 'userId' | 'updatedAt'>;

/** What is absent stays. The caller holds the member's lock. */
export async function writePreferences(
  tx: Tx,
  scope: TenantScope,
  { userId, chosen, now }: { userId: string; chosen: Chosen; now: Date },
): Promise<void> {
  const changes = { ...chosen, updatedAt: now };
  await tx
    .insert(preferences)
    .values({ organizationId: scope.organizationId, userId, ...changes })
    .onConflictDoUpdate({ target: [preferences.organizationId, preferences.userId], set: changes });
}
