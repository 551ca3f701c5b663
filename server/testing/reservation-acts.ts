import {
  arriveAtReservation,
  cancelReservation,
  createReservation,
  createWalkIn,
  extendReservation,
  moveReservation,
  releaseReservation,
  setMembershipStatus,
  updateAutoCancellation,
  updateLocation,
  updateOrganizationSettings,
  updateReservation,
  updateSpot,
} from '@chargerota/contract';
import { localTime, NOTIFICATION_METHODS } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { users } from '../src/features/accounts/tables.ts';
import { locations } from '../src/features/locations/tables.ts';
import { pushSubscriptions, userNotificationPreferences } from '../src/features/notifications/tables.ts';
import { reservations } from '../src/features/reservations/tables.ts';
import { inTransaction } from '../src/platform/database/database.ts';
import { takeLocks } from '../src/platform/database/locks.ts';
import type { makePlace } from './booking-bench.ts';
import type { TestApp } from './build-test-app.ts';
import type { TestMember } from './make-member.ts';

const MINUTE = 60_000;
const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata'];

export type ActingPlace = Awaited<ReturnType<typeof makePlace>> & { members: TestMember[] };

/** One act, which may be refused. The numbers choose the member, the spot, the time and the length. */
export type Act = { what: (typeof ACTS)[number]; who: number; where: number; when: number; hours: number };

/** Acts of members and administrators that change reservations, their jobs or their notifications. */
export const ACTS = [
  'book',
  'walk in',
  'edit',
  'extend',
  'move',
  'cancel',
  'arrive',
  'release',
  'wait',
  'rules',
  'close',
  'open',
  'suspend',
  'take back',
  'zone',
  'own reminders',
  'choose',
  'switch mail',
  'subscribe',
] as const;

const OFTEN = ['book', 'book', 'wait', 'arrive', 'arrive', 'release'] as const;

/** Any act. Acts that reach more states are more frequent. */
export const anyAct: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(...ACTS, ...OFTEN, ...OFTEN, ...OFTEN),
  who: fc.nat({ max: 1 }),
  where: fc.nat({ max: 1 }),
  when: fc.nat({ max: 12 }),
  hours: fc.integer({ min: 1, max: 3 }),
});

/** Returns whether the act was accepted. */
export async function carryOut(bench: TestApp, place: ActingPlace, act: Act): Promise<boolean> {
  const { location, members, organization } = place;
  const { what, where, when, hours } = act;
  const { admin } = organization;
  const member = members[act.who % members.length]!;
  const spotId = location.spots[where % location.spots.length]!.id;
  const asked = new Date(bench.clock.now().getTime() + when * 30 * MINUTE);
  const { date, hour } = localTime(asked, await zoneOf(bench, location.id));
  const wish = { date, timeSlot: `${hour}-${(hour + hours) % 24}`, locationId: location.id };
  const found = await findOwn(bench, member, act);
  const params = { id: found?.id ?? member.id };
  switch (what) {
    case 'book':
      return accepted(
        bench.call(createReservation, { body: { ...wish, userId: member.id, spotId } }, member),
      );
    case 'walk in':
      return accepted(bench.call(createWalkIn, { body: { spotId, endHour: (hour + hours) % 24 } }, member));
    case 'edit':
      return accepted(bench.call(updateReservation, { params, body: wish }, member));
    case 'extend':
      return accepted(
        bench.call(extendReservation, { params, body: { endHour: (hour + hours) % 24 } }, member),
      );
    case 'move':
      return accepted(bench.call(moveReservation, { params, body: { spotId } }, member));
    case 'arrive':
      if (found && found.startsAt > bench.clock.now()) bench.clock.set(found.startsAt);
      return accepted(bench.call(arriveAtReservation, { params }, member));
    case 'cancel':
      return accepted(bench.call(cancelReservation, { params }, member));
    case 'release':
      return accepted(bench.call(releaseReservation, { params }, member));
    case 'wait':
      bench.clock.advance(when * 10 * MINUTE);
      break;
    case 'rules': {
      const body = { autoMarkNoShow: where > 0, noShowGracePeriodMinutes: [5, 15, 30, 90][when % 4]! };
      return accepted(bench.call(updateAutoCancellation, { params: { id: organization.id }, body }, admin));
    }
    case 'close':
    case 'open':
      return confirmed((confirm) => {
        const body = { isActive: what === 'open', confirm };
        return bench.call(updateSpot, { params: { id: spotId }, body }, admin);
      });
    case 'suspend':
    case 'take back':
      return confirmed((confirm) => {
        const body = { status: what === 'suspend' ? ('suspended' as const) : ('active' as const), confirm };
        return bench.call(setMembershipStatus, { params: { id: member.membershipId }, body }, admin);
      });
    case 'zone':
      return confirmed((confirm) => {
        const body = { timezone: ZONES[when % ZONES.length]!, confirm };
        return bench.call(updateLocation, { params: { id: location.id }, body }, admin);
      });
    case 'own reminders': {
      const body = { allowCustomReminders: where > 0, defaultReminderMinutes: [5, 15, 30, 60][when % 4]! };
      return accepted(bench.call(updateOrganizationSettings, { body }, admin));
    }
    case 'choose':
      await inTransaction(bench.database, async (tx) => {
        await takeLocks(tx, [{ of: 'member', id: member.id }]);
        const chosen = choicesFor(act);
        await tx
          .insert(userNotificationPreferences)
          .values({
            organizationId: organization.id,
            userId: member.id,
            ...chosen,
            updatedAt: bench.clock.now(),
          })
          .onConflictDoUpdate({
            target: [userNotificationPreferences.organizationId, userNotificationPreferences.userId],
            set: chosen,
          });
        const event = {
          type: 'choices_changed',
          organizationId: organization.id,
          userId: member.id,
        } as const;
        await bench.deps.tell(tx, { ...event, quietHours: false }, bench.clock.now());
      });
      break;
    case 'switch mail':
    case 'subscribe':
      await inTransaction(bench.database, async (tx) => {
        if (what === 'switch mail')
          await tx
            .update(users)
            .set({ emailNotifications: where > 0 })
            .where(eq(users.id, member.id));
        else if (where > 0) await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, member.id));
        else
          await tx
            .insert(pushSubscriptions)
            .values(subscriptionOf(member, bench.clock.now()))
            .onConflictDoNothing();
        await bench.deps.tell(tx, { type: 'contact_changed', userId: member.id }, bench.clock.now());
      });
  }
  return true;
}

/** A reservation for the act, if there is one. */
async function findOwn(bench: TestApp, member: TestMember, { what, where }: Act) {
  const own = await bench.database.drizzle
    .select()
    .from(reservations)
    .where(eq(reservations.userId, member.id))
    .orderBy(reservations.createdAt, reservations.id);
  const wanted = what === 'release' || what === 'extend' ? 'arrived' : 'confirmed';
  return own.filter(({ status }) => status === wanted)[where] ?? own[0];
}

async function zoneOf({ database }: TestApp, id: string): Promise<string> {
  const [row] = await database.drizzle.select().from(locations).where(eq(locations.id, id));
  return row!.timezone;
}

type Asked = Promise<{ status: number; body: { details?: { confirmation?: string }[] } }>;

const accepted = async (asked: Promise<{ status: number }>): Promise<boolean> => (await asked).status < 300;

/** Makes a change that may end reservations, and confirms it. */
async function confirmed(ask: (confirm?: string) => Asked): Promise<boolean> {
  const first = await ask();
  const confirmation = first.body.details?.[0]?.confirmation;
  return (confirmation ? await ask(confirmation) : first).status < 300;
}

const choicesFor = ({ where, when, hours }: Act) => ({
  enableCustomReminders: where > 0,
  customReminderMinutes: [10, 30, 60][when % 3]!,
  methods: {
    start_15min: NOTIFICATION_METHODS.filter((_, index) => (when >> index) % 2 === 0),
    end_5min: NOTIFICATION_METHODS.filter((_, index) => (when >> index) % 2 === 1),
  },
  quietFrom: hours > 1 ? '10:30' : null,
  quietUntil: hours > 1 ? ['07:00', '11:20', '14:52'][when % 3]! : null,
});

const subscriptionOf = (member: TestMember, createdAt: Date) => ({
  userId: member.id,
  endpoint: `https://push.example/${member.id}`,
  p256dh: 'key',
  auth: 'secret',
  browser: 'Firefox on Android',
  createdAt,
});
