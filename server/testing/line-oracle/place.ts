// Where the oracle's histories take place.
import { ALWAYS_OPEN } from '@chargerota/domain';
import { makeLocation, type TestLocation } from '../make-location.ts';
import { makeMember, makeMembers, type TestMember } from '../make-member.ts';
import { makeOrganization } from '../make-organization.ts';
import { emptyMemory, type Memory } from './checks.ts';
import type { Draw } from './draw.ts';
import type { Instances } from './http.ts';
import type { Settings } from './rules.ts';

/** An organization whose members act, and what its history has been so far. */
export type Place = {
  instances: Instances;
  admin: TestMember;
  members: TestMember[];
  location: TestLocation;
  settings: Settings;
  memory: Memory;
  draw: Draw;
  steps: string[];
};

/** With rules and people of every kind; set up without HTTP, before its history begins. */
export async function makePlace(instances: Instances, draw: Draw): Promise<Place> {
  const { bench } = instances;
  const hours = draw.of([
    { opens: 0, closes: 24 },
    { opens: 0, closes: 24 },
    { opens: 7, closes: 20 },
  ]);
  const settings: Settings = {
    ...hours,
    lineEnabled: true,
    lineOrder: draw.of(['fair', 'first_come']),
    lineOfferMinutes: draw.of([5, 10, 30]),
    lineRestAtOnce: draw.chance(0.7),
    maxOpenBookings: draw.of([0, 0, 0, 2]),
    maxBookingsPerDay: draw.of([3, 10, 10]),
    peakHoursEnabled: draw.chance(0.4),
    maxBookingHoursReservation: 3,
    maxBookingHoursWalkIn: draw.of([4, 12]),
    maxAdvanceBookingDays: 7,
    noShowGracePeriodMinutes: draw.of([15, 30, 60]),
    autoMarkNoShow: draw.chance(0.7),
  };
  const { opens, closes, ...rules } = settings;
  const organization = await makeOrganization(bench, {
    ...rules,
    bookingFrequencyEnabled: true,
    bookingFrequencyType: 'daily',
  });
  const open = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const day = { open: open(opens), close: open(closes), closed: false, is24hrs: false };
  const location = await makeLocation(bench, organization, {
    spots: 2,
    hours:
      closes === 24
        ? ALWAYS_OPEN
        : (Object.fromEntries(Object.keys(ALWAYS_OPEN).map((name) => [name, day])) as typeof ALWAYS_OPEN),
  });
  const applicant = await makeMember(bench, organization, { status: 'pending' });
  const members = [...(await makeMembers(bench, organization, 4)), applicant];
  const { admin } = organization;
  return { instances, admin, members, location, settings, memory: emptyMemory(), draw, steps: [] };
}
