import { ALWAYS_OPEN } from '@chargerota/domain';
import { SESSION_COOKIE } from '../../server/src/platform/sessions/session-cookie.ts';
import { makeLocation } from '../../server/testing/make-location.ts';
import { makeMembers } from '../../server/testing/make-member.ts';
import { makeOrganization } from '../../server/testing/make-organization.ts';
import type { BenchDatabase } from './stage.ts';

/** An organization with one location, and as many spots as members. */
export type Crowd = {
  organizationId: string;
  locationId: string;
  timezone: string;
  /** The administrator's cookie header. */
  admin: string;
  members: { id: string; session: string; spotId: string }[];
};

const systemClock = { now: () => new Date() };

/** Creates members who are signed in, under the default rules. `session` is a cookie header. */
export async function makeCrowd(
  database: BenchDatabase,
  size: number,
  { spots = size, timezone = 'America/New_York' } = {},
): Promise<Crowd> {
  const bench = { database, clock: systemClock };
  const organization = await makeOrganization(bench, { timezone });
  const location = await makeLocation(bench, organization, { spots, hours: ALWAYS_OPEN });
  const members = await makeMembers(bench, organization, size);
  return {
    organizationId: organization.id,
    locationId: location.id,
    timezone,
    admin: `${SESSION_COOKIE}=${organization.admin.cookie}`,
    members: members.map(({ id, cookie }, index) => ({
      id,
      session: `${SESSION_COOKIE}=${cookie}`,
      spotId: location.spots[index % spots]!.id,
    })),
  };
}
