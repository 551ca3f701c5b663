import { createReservation } from '@chargerota/contract';
import type { TestApp } from './build-test-app.ts';
import { makeLocation, type LocationSettings, type TestLocation } from './make-location.ts';
import type { TestMember } from './make-member.ts';
import { makeOrganization, type OrganizationSettings } from './make-organization.ts';

/** A Monday within the booking window of TEST_NOW; by default its peak hours are 6 to 15. */
export const MONDAY = '2026-11-23';

/** A new organization with one location (open at all times, three spots). */
export async function makePlace(
  bench: TestApp,
  settings: OrganizationSettings = {},
  at: LocationSettings = {},
) {
  const organization = await makeOrganization(bench, settings);
  return { organization, location: await makeLocation(bench, organization, at) };
}

/** The body of a booking, by default Monday, 9 to 12, on the first spot. `spot` counts from 0. */
export function wishFor(
  member: { id: string },
  location: TestLocation,
  { spot = 0, ...over }: { spot?: number; date?: string; timeSlot?: string } = {},
) {
  const spotId = location.spots[spot]?.id;
  return { userId: member.id, locationId: location.id, spotId, date: MONDAY, timeSlot: '9-12', ...over };
}

/** POST /api/reservations; tests may pass an invalid body. */
export const book = (
  bench: TestApp,
  member: TestMember,
  body: unknown,
  headers: Record<string, string> = {},
) => bench.call(createReservation, { body }, { ...member, headers });

/** A booking that must succeed before the test can begin. */
export async function mustBook(
  bench: TestApp,
  member: TestMember,
  location: TestLocation,
  over?: Parameters<typeof wishFor>[2],
) {
  const { status, body } = await book(bench, member, wishFor(member, location, over));
  if (status !== 201) throw new Error(`the booking was refused: ${JSON.stringify(body)}`);
  return body;
}

/** How often each status was answered. */
export function countStatuses(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
