import { invitations } from '../src/features/invitations/tables.ts';
import { notifications, pushSubscriptions } from '../src/features/notifications/tables.ts';
import { reservations } from '../src/features/reservations/tables.ts';
import { newId } from '../src/platform/database/ids.ts';
import { sessions } from '../src/platform/sessions/tables.ts';
import { makeLocation } from './make-location.ts';
import { makeMember } from './make-member.ts';
import { makeOrganization } from './make-organization.ts';
import type { Bench } from './make-user.ts';

export type Tenant = Awaited<ReturnType<typeof makeTenant>>;

/** An organization with people of every role and status, and a row of each kind that a request can name. */
export async function makeTenant(bench: Bench) {
  const { database, clock } = bench;
  const organization = await makeOrganization(bench);
  const member = await makeMember(bench, organization);
  const location = await makeLocation(bench, organization);
  const invitationId = newId();
  const reservationId = newId();
  const now = clock.now();
  await database.drizzle.insert(invitations).values({
    organizationId: organization.id,
    id: invitationId,
    email: `${invitationId}@example.org`,
    expiresAt: new Date('2026-11-27T15:00:00Z'),
    createdAt: now,
  });
  await database.drizzle.insert(reservations).values({
    organizationId: organization.id,
    id: reservationId,
    kind: 'reservation',
    status: 'confirmed',
    userId: member.id,
    locationId: location.id,
    spotId: location.spots[0]!.id,
    date: '2026-11-23',
    timeSlot: '9-11',
    startsAt: new Date('2026-11-23T14:00:00Z'),
    endsAt: new Date('2026-11-23T16:00:00Z'),
    createdAt: now,
    updatedAt: now,
  });
  const noticeId = newId();
  await database.drizzle.insert(notifications).values({
    organizationId: organization.id,
    id: noticeId,
    userId: member.id,
    type: 'membership_decided',
    method: 'app',
    status: 'sent',
    title: 'You can now reserve charging spots',
    message: 'An administrator has approved your membership.',
    scheduledFor: now,
    attemptAt: now,
    sentAt: now,
    createdAt: now,
  });
  // A second session of the member, beside the one whose cookie requests are sent with.
  const sessionId = newId();
  const expire = new Date('2026-11-27T15:00:00Z');
  await database.drizzle
    .insert(sessions)
    .values({ sid: sessionId, id: sessionId, userId: member.id, expire, createdAt: now, lastSeenAt: now });
  const pushSubscriptionId = newId();
  await database.drizzle.insert(pushSubscriptions).values({
    id: pushSubscriptionId,
    userId: member.id,
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${pushSubscriptionId}`,
    p256dh: 'key',
    auth: 'secret',
    browser: 'Firefox on Linux',
    createdAt: now,
  });
  return {
    id: organization.id,
    sessionId,
    admin: organization.admin,
    member,
    applicant: await makeMember(bench, organization, { status: 'pending', user: { status: 'pending' } }),
    suspended: await makeMember(bench, organization, { status: 'suspended' }),
    suspendedAccount: await makeMember(bench, organization, { role: 'admin', user: { status: 'suspended' } }),
    locationId: location.id,
    spotId: location.spots[0]!.id,
    reservationId,
    invitationId,
    noticeId,
    pushSubscriptionId,
  };
}
