import { trialEnd } from '@chargerota/domain';
import { organizations } from '../src/features/organizations/tables.ts';
import { newId } from '../src/platform/database/ids.ts';
import { makeMember, type TestMember } from './make-member.ts';
import type { Bench } from './make-user.ts';

export type TestOrganization = { id: string; name: string; timezone: string; admin: TestMember };

export type OrganizationSettings = Partial<Omit<typeof organizations.$inferInsert, 'id'>>;

/**
 * An organization in New York on the enterprise plan (no limits), at the start of its trial, with SPEC.md's default
 * rules and one administrator.
 */
export async function makeOrganization(
  bench: Bench,
  settings: OrganizationSettings = {},
): Promise<TestOrganization> {
  const { database, clock } = bench;
  const now = clock.now();
  const row = {
    name: 'Harbor Street Offices',
    contactEmail: 'office@example.org',
    timezone: 'America/New_York',
    subscriptionPlan: 'enterprise' as const,
    subscriptionStatus: 'trial' as const,
    isInTrial: true,
    trialUsed: true,
    trialStartDate: now,
    trialEndDate: trialEnd(now),
    createdAt: now,
    updatedAt: now,
    ...settings,
    id: newId(),
  };
  await database.drizzle.insert(organizations).values(row);
  const admin = await makeMember(bench, row, {
    role: 'admin',
    user: { firstName: 'Dana', lastName: 'Whitfield' },
  });
  return { id: row.id, name: row.name, timezone: row.timezone, admin };
}
