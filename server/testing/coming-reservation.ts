import { reservations } from '../src/features/reservations/tables.ts';
import { newId } from '../src/platform/database/ids.ts';
import { remindersToCome } from './agenda.ts';
import { makeLocation } from './make-location.ts';
import type { TestMember } from './make-member.ts';
import type { Bench } from './make-user.ts';

/** A reservation of tomorrow (Saturday the 21st, 9 to 11 AM in New York), of which nothing is due yet. */
export async function makeComingReservation(bench: Bench, member: TestMember): Promise<void> {
  const location = await makeLocation(bench, { id: member.organizationId, timezone: 'America/New_York' });
  const now = bench.clock.now();
  await bench.database.drizzle.insert(reservations).values({
    organizationId: member.organizationId,
    id: newId(),
    kind: 'reservation',
    status: 'confirmed',
    userId: member.id,
    locationId: location.id,
    spotId: location.spots[0]!.id,
    date: '2026-11-21',
    timeSlot: '9-11',
    startsAt: new Date('2026-11-21T14:00:00Z'),
    endsAt: new Date('2026-11-21T16:00:00Z'),
    createdAt: now,
    updatedAt: now,
  });
}

/** The reminders that a person is to get, as 'start_15min email'. */
export const waitingReminders = async (bench: Bench, person: { id: string }): Promise<string[]> =>
  (await remindersToCome(bench, person)).map(({ kind, method }) => `${kind} ${method}`).toSorted();
