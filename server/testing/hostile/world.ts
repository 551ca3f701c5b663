import { seededRandom, type Random } from '../../src/demo/random.ts';
import { makeLocation, type TestLocation } from '../make-location.ts';
import { makeMember, makeMembers, type TestMember } from '../make-member.ts';
import { makeOrganization } from '../make-organization.ts';
import type { Bench } from '../make-user.ts';

/** A person and their browser's cookies; all their tabs share them. */
export type Person = TestMember & {
  random: Random;
  /** Their own reservations, the latest last. */ ids: string[];
};

export type HostileWorld = {
  organizationId: string;
  /** Three that change all the time, and one that closes permanently. */
  locations: TestLocation[];
  members: Person[];
  administrators: Person[];
};

/** Monday in New York, ten minutes before the hour, at which arrival for that hour's bookings becomes possible. */
export const HOSTILE_START = '2026-11-23T15:50:00-05:00';
export const HOSTILE_DATE = '2026-11-23';
/** A member's reservations on one day. */
export const DAILY_CAP = 2;

/** Few spots for many members with a cap, so that most concurrent requests collide. */
export async function makeHostileWorld(
  bench: Bench,
  { members, administrators, seed }: { members: number; administrators: number; seed: number },
): Promise<HostileWorld> {
  const organization = await makeOrganization(bench, {
    bookingFrequencyEnabled: true,
    bookingFrequencyType: 'daily',
    maxBookingsPerDay: DAILY_CAP,
  });
  const people = await makeMembers(bench, organization, members);
  const deputies = await Promise.all(
    Array.from({ length: administrators - 1 }, () => makeMember(bench, organization, { role: 'admin' })),
  );
  const asPerson = (member: TestMember, index: number): Person => ({
    ...member,
    random: seededRandom(seed + index),
    ids: [],
  });
  return {
    organizationId: organization.id,
    locations: await Promise.all(
      ['Pier 1', 'Pier 2', 'Pier 3', 'Pier 4'].map((name) =>
        makeLocation(bench, organization, { name, spots: 4 }),
      ),
    ),
    members: people.map(asPerson),
    administrators: [organization.admin, ...deputies].map((one, index) => asPerson(one, 1000 + index)),
  };
}
