import type { Clock, NotificationChoices, Region, Language } from '@chargerota/domain';
import { and, eq } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import { sendStatement, type Queries, type Tx } from '../../platform/database/database.ts';
import type { Statement } from '../../platform/database/statement-group.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { choicesOf, CHOICES, type ChoiceFacts } from './sql-rules.ts';
import { userNotificationPreferences as preferences } from './tables.ts';

/** A person with their choices in one organization, and the names that texts need. */
export type Recipient = {
  userId: string;
  firstName: string;
  language: Language;
  region: Region;
  clock: Clock;
  organizationName: string;
  organizationTimezone: string;
  choices: NotificationChoices;
};

// People come as JSON: a list of ids would be planned for its length anew each time, which takes four times as long as the
// reading.
const RECIPIENTS = {
  name: 'notifications.recipients',
  text: `
    SELECT u.id AS "userId", u.first_name AS "firstName", u.language, u.region, u.clock, o.name AS "organizationName",
      o.timezone AS "organizationTimezone", ${CHOICES} AS facts
    FROM jsonb_array_elements_text($2::jsonb) AS wanted (id)
    JOIN users u ON u.id = wanted.id::uuid JOIN organizations o ON o.id = $1`,
};

export const recipientsStatement = (
  { organizationId }: TenantScope,
  userIds: readonly string[],
): Statement => ({ ...RECIPIENTS, values: [organizationId, JSON.stringify([...new Set(userIds)])] });

/** The rows of recipientsStatement, by people's ids. */
export const readRecipients = (rows: QueryResultRow[]): Map<string, Recipient> =>
  new Map(
    (rows as (Omit<Recipient, 'choices'> & { facts: ChoiceFacts })[]).map(({ facts, ...row }) => [
      row.userId,
      { ...row, choices: choicesOf(facts) },
    ]),
  );

/** People with their choices in one organization, by their id, in one query. */
export async function loadRecipients(
  queries: Queries,
  scope: TenantScope,
  userIds: readonly string[],
): Promise<Map<string, Recipient>> {
  return readRecipients(await sendStatement(queries, recipientsStatement(scope, userIds)));
}

export type PreferencesRow = typeof preferences.$inferSelect;

/** A person's row in one organization; null if they have chosen nothing yet. */
export async function findPreferences(
  queries: Queries,
  scope: TenantScope,
  userId: string,
): Promise<PreferencesRow | null> {
  const [row] = await queries
    .select()
    .from(preferences)
    .where(and(eq(preferences.organizationId, scope.organizationId), eq(preferences.userId, userId)));
  return row ?? null;
}

/** Inserts or replaces the row. The caller holds the member's lock. */
export async function writePreferences(tx: Tx, row: PreferencesRow): Promise<void> {
  const { organizationId, userId, ...chosen } = row;
  await tx
    .insert(preferences)
    .values({ organizationId, userId, ...chosen })
    .onConflictDoUpdate({ target: [preferences.organizationId, preferences.userId], set: chosen });
}
