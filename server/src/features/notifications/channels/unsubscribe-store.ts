import type { NotificationMethod, NotificationTopic } from '@chargerota/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { organizationMemberships, organizations } from '../../organizations/tables.ts';
import { userNotificationPreferences as preferences } from '../tables.ts';
import type { Unsubscription } from './unsubscribe-token.ts';

type Methods = Partial<Record<NotificationTopic, NotificationMethod[]>>;

/** A person's chosen methods in an organization; null if they have no membership there, of any status. */
export async function findChosenMethods(
  queries: Queries,
  { userId, organizationId }: Unsubscription,
): Promise<{ organizationName: string; methods: Methods } | null> {
  const [row] = await queries
    .select({ organizationName: organizations.name, methods: preferences.methods })
    .from(organizationMemberships)
    .innerJoin(organizations, eq(organizations.id, organizationMemberships.organizationId))
    .leftJoin(
      preferences,
      and(
        eq(preferences.organizationId, organizationMemberships.organizationId),
        eq(preferences.userId, organizationMemberships.userId),
      ),
    )
    .where(
      and(
        eq(organizationMemberships.organizationId, organizationId),
        eq(organizationMemberships.userId, userId),
      ),
    );
  return row ? { ...row, methods: row.methods ?? {} } : null;
}

/** Sets the methods of one topic. */
export async function writeTopicMethods(
  tx: Tx,
  { userId, organizationId, topic }: Unsubscription,
  { methods, now }: { methods: NotificationMethod[]; now: Date },
): Promise<void> {
  await tx
    .insert(preferences)
    .values({ organizationId, userId, methods: { [topic]: methods }, updatedAt: now })
    .onConflictDoUpdate({
      target: [preferences.organizationId, preferences.userId],
      set: { methods: sql`${preferences.methods} || excluded.methods`, updatedAt: now },
    });
}
