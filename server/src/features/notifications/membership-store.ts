import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { organizationMemberships, organizations } from '../organizations/tables.ts';

export type OwnMembership = NonNullable<Awaited<ReturnType<typeof findOwnMembership>>>;

/** The caller's membership in an organization; with null, in the one that requests without an organization are about. */
export async function findOwnMembership(
  queries: Queries,
  { userId }: UserScope,
  organizationId: string | null,
) {
  const [row] = await queries
    .select({
      organizationId: organizationMemberships.organizationId,
      userId: organizationMemberships.userId,
      role: organizationMemberships.role,
      status: organizationMemberships.status,
      allowCustomReminders: organizations.allowCustomReminders,
      allowAvailabilityNotifications: organizations.allowAvailabilityNotifications,
      lineEnabled: organizations.lineEnabled,
      lineStillComing: organizations.lineStillComing,
      lineNudges: organizations.lineNudges,
      defaultReminderMinutes: organizations.defaultReminderMinutes,
    })
    .from(organizationMemberships)
    .innerJoin(organizations, eq(organizations.id, organizationMemberships.organizationId))
    .where(
      and(
        eq(organizationMemberships.userId, userId),
        organizationId === null ? undefined : eq(organizationMemberships.organizationId, organizationId),
      ),
    )
    .orderBy(
      desc(sql`${organizationMemberships.status} = 'active'`),
      asc(organizationMemberships.joinedAt),
      asc(organizationMemberships.id),
    )
    .limit(1);
  return row ?? null;
}
