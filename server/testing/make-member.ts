import { organizationMemberships } from '../src/features/organizations/tables.ts';
import { newId } from '../src/platform/database/ids.ts';
import { makeUser, type Bench, type TestUser, type UserSettings } from './make-user.ts';

/** A signed-in account in an organization; `call` accepts it directly and then acts in that organization. */
export type TestMember = TestUser & { membershipId: string; organizationId: string };

export type MemberSettings = {
  role?: 'admin' | 'user';
  status?: 'pending' | 'active' | 'suspended';
  /** The account behind the membership. */
  user?: UserSettings;
};

/** A new account as an active member with the role user. */
export async function makeMember(
  bench: Bench,
  organization: { id: string },
  settings: MemberSettings = {},
): Promise<TestMember> {
  return join(bench, organization, await makeUser(bench, settings.user), settings);
}

/** More at once would wait too long for one of a few connections. */
const AT_ONCE = 250;

/** Several members, each with a session. */
export async function makeMembers(
  bench: Bench,
  organization: { id: string },
  count: number,
): Promise<TestMember[]> {
  const made: TestMember[] = [];
  while (made.length < count) {
    const portion = Array.from({ length: Math.min(AT_ONCE, count - made.length) });
    made.push(...(await Promise.all(portion.map(() => makeMember(bench, organization)))));
  }
  return made;
}

/** Adds an existing account to another organization. */
export async function join(
  { database, clock }: Bench,
  organization: { id: string },
  user: TestUser,
  { role = 'user', status = 'active' }: MemberSettings = {},
): Promise<TestMember> {
  const membershipId = newId();
  await database.drizzle.insert(organizationMemberships).values({
    organizationId: organization.id,
    id: membershipId,
    userId: user.id,
    role,
    status,
    joinedAt: clock.now(),
  });
  return { ...user, membershipId, organizationId: organization.id };
}
