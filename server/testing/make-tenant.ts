import type { DocumentFacts } from '../src/features/billing/history/documents.ts';
import { billingDocuments } from '../src/features/billing/tables.ts';
import { spotReports } from '../src/features/chargers/tables.ts';
import { displays } from '../src/features/displays/tables.ts';
import { invitations } from '../src/features/invitations/tables.ts';
import { notifications, pushSubscriptions } from '../src/features/notifications/tables.ts';
import { savedReplies } from '../src/features/operator/tables.ts';
import { locationReviews } from '../src/features/locations/reviews/tables.ts';
import { closures } from '../src/features/reservations/closures/tables.ts';
import { reservations } from '../src/features/reservations/tables.ts';
import { tickets } from '../src/features/tickets/tables.ts';
import { waitlistEntries, waitlistOffers } from '../src/features/waitlist/tables.ts';
import { newId } from '../src/platform/database/ids.ts';
import { sessions } from '../src/platform/sessions/tables.ts';
import { makeAddOn } from './make-add-on.ts';
import { makeLocation } from './make-location.ts';
import { makeMember } from './make-member.ts';
import { makeOperator } from './make-operator.ts';
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
  // Both are over, so that nothing that a test frees is kept for anybody.
  const entryId = newId();
  const offerId = newId();
  const spotId = location.spots[0]!.id;
  const slot = {
    startsAt: new Date('2026-11-19T14:00:00Z'),
    endsAt: new Date('2026-11-19T16:00:00Z'),
  };
  await database.drizzle.insert(waitlistEntries).values({
    organizationId: organization.id,
    id: entryId,
    userId: member.id,
    locationId: location.id,
    lookAheadDays: 1,
    firstDate: '2026-11-19',
    lastDate: '2026-11-19',
    fromHour: 9,
    toHour: 10,
    hours: 2,
    status: 'ended',
    endsAt: slot.endsAt,
    occupiedMinutes: 0,
    scoredOn: '2026-11-19',
    createdAt: slot.startsAt,
    updatedAt: slot.startsAt,
  });
  await database.drizzle.insert(waitlistOffers).values({
    ...slot,
    organizationId: organization.id,
    id: offerId,
    entryId,
    userId: member.id,
    locationId: location.id,
    spotId,
    reservationId,
    date: '2026-11-19',
    timeSlot: '9-11',
    status: 'passed',
    reach: 'mail',
    createdAt: slot.startsAt,
    expiresAt: slot.endsAt,
    endedAt: slot.startsAt,
  });
  const reportId = newId();
  await database.drizzle.insert(spotReports).values({
    organizationId: organization.id,
    id: reportId,
    locationId: location.id,
    spotId: location.spots[0]!.id,
    kind: 'broken',
    since: now,
  });
  const closureId = newId();
  await database.drizzle.insert(closures).values({
    organizationId: organization.id,
    id: closureId,
    locationId: location.id,
    isWhole: false,
    fromLocal: '2027-03-01T00:00',
    toLocal: '2027-03-02T00:00',
    startsAt: new Date('2027-03-01T05:00:00Z'),
    endsAt: new Date('2027-03-02T05:00:00Z'),
    reason: 'repairs',
    isAllDay: true,
    isYearly: false,
    createdAt: now,
    updatedAt: now,
  });
  const displayId = newId();
  await database.drizzle.insert(displays).values({
    organizationId: organization.id,
    id: displayId,
    locationId: location.id,
    name: 'Entrance',
    tokenHash: displayId,
    showNames: false,
    look: 'auto',
    createdAt: now,
  });
  const notificationId = newId();
  await database.drizzle.insert(notifications).values({
    organizationId: organization.id,
    id: notificationId,
    userId: member.id,
    type: 'membership_decided',
    method: 'app',
    status: 'sent',
    title: 'You can now reserve chargers',
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
  const reviewer = await makeMember(bench, organization);
  const deletingReviewer = await makeMember(bench, organization);
  const reviewId = newId();
  const review = {
    organizationId: organization.id,
    locationId: location.id,
    rating: 5,
    createdAt: now,
    updatedAt: now,
  };
  await database.drizzle.insert(locationReviews).values([
    { ...review, id: reviewId, userId: reviewer.id },
    { ...review, id: newId(), userId: deletingReviewer.id },
  ]);
  const documentId = newId();
  await database.drizzle.insert(billingDocuments).values({
    organizationId: organization.id,
    id: documentId,
    kind: 'invoice',
    number: 1,
    invoiceId: `in_${documentId}`,
    issuedAt: now,
    amountCents: 1_000,
    currency: 'usd',
    facts: {
      operator: { name: 'ChargeRota', address: '', taxNumber: '' },
      customer: { name: organization.name, address: '', taxNumber: '', email: '' },
      lines: [],
      amountCents: 1_000,
      currency: 'usd',
      issuedAt: now.toISOString(),
      dueAt: null,
      paidAt: null,
      invoiceNumber: 1,
      isSandbox: true,
    } satisfies DocumentFacts,
  });
  const ticketId = newId();
  await database.drizzle.insert(tickets).values({
    id: ticketId,
    userId: member.id,
    userEmail: member.email,
    userName: 'Maya Reyes',
    type: 'bug',
    category: 'booking',
    subCategory: 'Cannot reserve',
    description: 'The button does nothing.',
    createdAt: now,
    updatedAt: now,
  });
  const savedReplyId = newId();
  await database.drizzle.insert(savedReplies).values({
    id: savedReplyId,
    title: savedReplyId,
    message: 'Thank you for telling us.',
    createdAt: now,
    updatedAt: now,
  });
  const addOnIds = {
    member: await makeAddOn(bench, organization, { kind: 'member', count: 1 }),
    location: await makeAddOn(bench, organization, { kind: 'location', count: 1 }),
    spot: await makeAddOn(bench, organization, { kind: 'spot', count: 1, locationId: location.id }),
  };
  return {
    id: organization.id,
    documentId,
    addOnIds,
    sessionId,
    admin: organization.admin,
    member,
    applicant: await makeMember(bench, organization, { status: 'pending', user: { status: 'pending' } }),
    suspended: await makeMember(bench, organization, { status: 'suspended' }),
    suspendedAccount: await makeMember(bench, organization, { role: 'admin', user: { status: 'suspended' } }),
    locationId: location.id,
    spotId: location.spots[0]!.id,
    reservationId,
    reportId,
    closureId,
    displayId,
    invitationId,
    notificationId,
    reviewer,
    deletingReviewer,
    reviewId,
    entryId,
    offerId,
    pushSubscriptionId,
    ticketId,
    // Of the installation, not of the tenant.
    savedReplyId,
    operator: await makeOperator(bench),
  };
}
