import { trialEnd } from '@chargerota/domain';
import { subscriptions } from '../src/features/billing/tables.ts';
import { organizations } from '../src/features/organizations/tables.ts';
import { newId } from '../src/platform/database/ids.ts';
import { makeMember, type TestMember } from './make-member.ts';
import type { Bench } from './make-user.ts';

export type TestOrganization = { id: string; name: string; timezone: string; admin: TestMember };

export type OrganizationSettings = Partial<Omit<typeof organizations.$inferInsert, 'id'>>;
export type SubscriptionSettings = Partial<Omit<typeof subscriptions.$inferInsert, 'organizationId'>>;

/**
 * An organization in New York on the enterprise plan (no limits), at the start of its trial, with the default
 * rules and one administrator.
 */
export async function makeOrganization(
  bench: Bench,
  settings: OrganizationSettings = {},
  subscription: SubscriptionSettings = {},
): Promise<TestOrganization> {
  const { database, clock } = bench;
  const now = clock.now();
  const row = {
    name: 'Harbor Street Offices',
    contactEmail: 'office@example.org',
    timezone: 'America/New_York',
    createdAt: now,
    updatedAt: now,
    ...settings,
    id: newId(),
  };
  await database.drizzle.insert(organizations).values(row);
  await database.drizzle.insert(subscriptions).values({
    plan: 'enterprise',
    status: 'trial',
    isInTrial: true,
    trialUsed: true,
    trialStartDate: now,
    trialEndDate: trialEnd(now),
    createdAt: now,
    updatedAt: now,
    ...subscription,
    organizationId: row.id,
  });
  const admin = await makeMember(bench, row, {
    role: 'admin',
    user: { firstName: 'Dana', lastName: 'Whitfield' },
  });
  return { id: row.id, name: row.name, timezone: row.timezone, admin };
}
