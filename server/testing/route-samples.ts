import { newId } from '../src/platform/database/ids.ts';
import type { TestMember } from './make-member.ts';
import type { Tenant } from './make-tenant.ts';

/**
 * The person who may send the request, and the request itself, which is well-formed and names only that tenant's rows.
 */
export type Sample = (
  tenant: Tenant,
  caller: { id: string },
) => {
  by: TestMember;
  path: string;
  body?: object;
  query?: Record<string, string>;
};

const WISH = { fromHour: 9, toHour: 11, hours: 2 };

/**
 * A request to each route for a tenant's rows. A new route whose request can name a row (by a parameter, a query or a
 * body) needs an entry here, so that the tests over all routes cover it; without an entry they fail.
 */
export const SAMPLES: Record<string, Sample> = {
  'PATCH /api/users/:id': (a) => ({
    by: a.member,
    path: `/api/users/${a.member.id}`,
    body: { phone: '+1 212 555 0100' },
  }),
  'GET /api/users/:id/reservations': (a) => ({
    by: a.member,
    path: `/api/users/${a.member.id}/reservations`,
  }),
  'GET /api/users/:id/eco-impact': (a) => ({ by: a.member, path: `/api/users/${a.member.id}/eco-impact` }),

  'DELETE /api/account/sessions/:id': (a) => ({
    by: a.member,
    path: `/api/account/sessions/${a.sessionId}`,
  }),

  'GET /api/organizations/:id/members': (a) => ({ by: a.admin, path: `/api/organizations/${a.id}/members` }),
  'GET /api/organizations/:id/location-limit': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/location-limit`,
  }),
  'GET /api/organizations/:id/member-limit': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/member-limit`,
  }),
  'GET /api/organizations/:id/report': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/report`,
    query: { locationId: a.locationId },
  }),
  'GET /api/organizations/:id/report.csv': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/report.csv`,
    query: { locationId: a.locationId },
  }),
  'PATCH /api/organizations/:id/reservation-settings': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/reservation-settings`,
    body: { maxAdvanceBookingDays: 14 },
  }),
  'PATCH /api/organizations/:id': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}`,
    body: { description: 'Ferries and quays' },
  }),
  'PATCH /api/organizations/:id/first-steps': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/first-steps`,
    body: { chargersChecked: true },
  }),
  'PATCH /api/organizations/:id/privacy': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/privacy`,
    body: { showVehicleInfo: true },
  }),
  'PATCH /api/organizations/:id/auto-cancellation': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/auto-cancellation`,
    body: { noShowGracePeriodMinutes: 20 },
  }),
  'PATCH /api/memberships/:id/status': (a) => ({
    by: a.admin,
    path: `/api/memberships/${a.suspended.membershipId}/status`,
    body: { status: 'active' },
  }),
  'PATCH /api/memberships/:id/role': (a) => ({
    by: a.admin,
    path: `/api/memberships/${a.applicant.membershipId}/role`,
    body: { role: 'user' },
  }),
  ...Object.fromEntries(
    ['audit-log', 'audit-log/actors', 'audit-log.csv'].map((path): [string, Sample] => [
      `GET /api/organizations/:id/${path}`,
      (a) => ({ by: a.admin, path: `/api/organizations/${a.id}/${path}` }),
    ]),
  ),
  ...Object.fromEntries(
    [
      'billing',
      'billing/history',
      'billing/history.csv',
      'member-addons',
      'location-addons',
      'spot-addons',
    ].map((path): [string, Sample] => [
      `GET /api/organizations/:id/${path}`,
      (a) => ({ by: a.admin, path: `/api/organizations/${a.id}/${path}` }),
    ]),
  ),
  'GET /api/organizations/:id/billing/documents/:documentId': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/billing/documents/${a.documentId}`,
  }),
  'PATCH /api/organizations/:id/billing/details': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/billing/details`,
    body: { taxNumber: 'US-12-3456789' },
  }),
  'POST /api/organizations/:id/member-addons': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/member-addons`,
    body: { membersCount: 2 },
  }),
  'POST /api/organizations/:id/location-addons': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/location-addons`,
    body: { locationsCount: 2 },
  }),
  'POST /api/organizations/:id/spot-addons': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/spot-addons`,
    body: { spotsCount: 2, locationId: a.locationId },
  }),
  ...Object.fromEntries(
    (['member', 'location', 'spot'] as const).flatMap((kind): [string, Sample][] => [
      [
        `PATCH /api/organizations/:id/${kind}-addons/:addOnId`,
        (a) => ({
          by: a.admin,
          path: `/api/organizations/${a.id}/${kind}-addons/${a.addOnIds[kind]}`,
          body: { billingCycle: 'annual' },
        }),
      ],
      [
        `DELETE /api/organizations/:id/${kind}-addons/:addOnId`,
        (a) => ({ by: a.admin, path: `/api/organizations/${a.id}/${kind}-addons/${a.addOnIds[kind]}` }),
      ],
    ]),
  ),
  'PATCH /api/admin/users/:id/status': (a) => ({
    by: a.admin,
    path: `/api/admin/users/${a.applicant.id}/status`,
    body: { status: 'approved' },
  }),
  'POST /api/admin/users/decisions': (a) => ({
    by: a.admin,
    path: '/api/admin/users/decisions',
    body: { userIds: [a.applicant.id], status: 'approved' },
  }),

  'PATCH /api/notifications/:id/read': (a) => ({
    by: a.member,
    path: `/api/notifications/${a.notificationId}/read`,
  }),
  'GET /api/tickets/:id': (a) => ({ by: a.member, path: `/api/tickets/${a.ticketId}` }),
  'POST /api/tickets/:id/responses': (a) => ({
    by: a.member,
    path: `/api/tickets/${a.ticketId}/responses`,
    body: { message: 'It happens in every browser.' },
  }),
  'PUT /api/push-subscriptions/:id': (a) => ({
    by: a.member,
    path: `/api/push-subscriptions/${a.pushSubscriptionId}`,
    body: { subscription: null, serverKey: null },
  }),
  'DELETE /api/push-subscriptions/:id': (a) => ({
    by: a.member,
    path: `/api/push-subscriptions/${a.pushSubscriptionId}`,
  }),
  'GET /api/organizations/:id/notification-usage': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/notification-usage`,
  }),

  'POST /api/organizations/:id/invitations': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/invitations`,
    body: { email: `${newId()}@example.org` },
  }),
  'GET /api/organizations/:id/invitations': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/invitations`,
  }),
  'POST /api/organizations/:id/invitations/batch': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/invitations/batch`,
    body: { emails: [`${newId()}@example.org`] },
  }),
  'POST /api/invitations/:id/resend': (a) => ({
    by: a.admin,
    path: `/api/invitations/${a.invitationId}/resend`,
  }),
  'DELETE /api/invitations/:id': (a) => ({ by: a.admin, path: `/api/invitations/${a.invitationId}` }),

  'POST /api/organizations/:id/locations': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/locations`,
    body: { name: 'Pier 7', address: '7 Pier Road' },
  }),
  'GET /api/organizations/:id/locations': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/locations`,
  }),
  'PATCH /api/locations/:id': (a) => ({
    by: a.admin,
    path: `/api/locations/${a.locationId}`,
    body: { name: 'Pier 8' },
  }),
  'DELETE /api/locations/:id': (a) => ({ by: a.admin, path: `/api/locations/${a.locationId}` }),
  'PATCH /api/spots/:id': (a) => ({
    by: a.admin,
    path: `/api/spots/${a.spotId}`,
    body: { powerOutput: 11 },
  }),
  'GET /api/locations/:id/charger-codes.pdf': (a) => ({
    by: a.admin,
    path: `/api/locations/${a.locationId}/charger-codes.pdf`,
    query: { spotIds: a.spotId },
  }),
  'GET /api/organizations/:id/displays': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/displays`,
  }),
  'POST /api/organizations/:id/displays': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/displays`,
    body: { locationId: a.locationId, name: 'Entrance' },
  }),
  'DELETE /api/displays/:id': (a) => ({ by: a.admin, path: `/api/displays/${a.displayId}` }),
  'POST /api/locations/:id/charger-codes/void': (a) => ({
    by: a.admin,
    path: `/api/locations/${a.locationId}/charger-codes/void`,
    body: { spotIds: [a.spotId] },
  }),
  'POST /api/spots/:id/reports': (a) => ({
    by: a.member,
    path: `/api/spots/${a.spotId}/reports`,
    body: { kind: 'broken' },
  }),
  'POST /api/spots/:id/nudge': (a) => ({ by: a.member, path: `/api/spots/${a.spotId}/nudge` }),
  'POST /api/spot-reports/:id/resolve': (a) => ({
    by: a.admin,
    path: `/api/spot-reports/${a.reportId}/resolve`,
  }),
  'POST /api/admin/locations': (a) => ({
    by: a.admin,
    path: '/api/admin/locations',
    body: { name: 'Pier 7', address: '7 Pier Road', totalSpots: 2, organizationId: a.id },
  }),
  'PATCH /api/admin/locations/:id': (a) => ({
    by: a.admin,
    path: `/api/admin/locations/${a.locationId}`,
    body: { name: 'Pier 8' },
  }),
  'DELETE /api/admin/locations/:id': (a) => ({ by: a.admin, path: `/api/admin/locations/${a.locationId}` }),
  ...Object.fromEntries(
    ['reviews', 'review'].map((path): [string, Sample] => [
      `GET /api/locations/:id/${path}`,
      (a) => ({ by: a.member, path: `/api/locations/${a.locationId}/${path}` }),
    ]),
  ),
  'PUT /api/locations/:id/review': (a) => ({
    by: a.reviewer,
    path: `/api/locations/${a.locationId}/review`,
    body: { rating: 4 },
  }),
  'DELETE /api/locations/:id/review': (a) => ({
    by: a.deletingReviewer,
    path: `/api/locations/${a.locationId}/review`,
  }),
  'POST /api/locations/:id/review-dismissal': (a) => ({
    by: a.member,
    path: `/api/locations/${a.locationId}/review-dismissal`,
  }),
  'PUT /api/reviews/:id/helpful': (a) => ({ by: a.member, path: `/api/reviews/${a.reviewId}/helpful` }),
  'DELETE /api/reviews/:id/helpful': (a) => ({ by: a.member, path: `/api/reviews/${a.reviewId}/helpful` }),
  'POST /api/reviews/:id/hide': (a) => ({
    by: a.admin,
    path: `/api/reviews/${a.reviewId}/hide`,
    body: { reason: 'It names a colleague.' },
  }),
  'POST /api/reviews/:id/show': (a) => ({ by: a.admin, path: `/api/reviews/${a.reviewId}/show` }),
  'GET /api/recommendations': (a) => ({
    by: a.member,
    path: '/api/recommendations',
    query: { locationId: a.locationId },
  }),
  'POST /api/locations/:id/closures': (a) => ({
    by: a.admin,
    path: `/api/locations/${a.locationId}/closures`,
    body: { spotIds: [a.spotId], from: '2027-04-01T08:00', to: '2027-04-01T14:00', reason: 'repairs' },
  }),
  'GET /api/locations/:id/closures': (a) => ({
    by: a.member,
    path: `/api/locations/${a.locationId}/closures`,
  }),
  'GET /api/locations/:id/holidays': (a) => ({
    by: a.admin,
    path: `/api/locations/${a.locationId}/holidays`,
    query: { country: 'DE', region: 'BY' },
  }),
  'POST /api/locations/:id/holidays': (a) => ({
    by: a.admin,
    path: `/api/locations/${a.locationId}/holidays`,
    body: { days: [{ date: '2027-01-01', reason: 'New Year' }] },
  }),
  'PATCH /api/closures/:id': (a) => ({
    by: a.admin,
    path: `/api/closures/${a.closureId}`,
    body: { reason: 'a new cable' },
  }),
  'DELETE /api/closures/:id': (a) => ({ by: a.admin, path: `/api/closures/${a.closureId}` }),
  'GET /api/locations/:id/spots': (a) => ({ by: a.member, path: `/api/locations/${a.locationId}/spots` }),

  'POST /api/reservations': (a, caller) => ({
    by: a.member,
    path: '/api/reservations',
    body: {
      userId: caller.id,
      locationId: a.locationId,
      spotId: a.spotId,
      date: '2026-11-24',
      timeSlot: '9-11',
    },
  }),
  'PATCH /api/reservations/:id': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}`,
    body: { locationId: a.locationId, date: '2026-11-24', timeSlot: '12-14' },
  }),
  'PATCH /api/reservations/:id/cancel': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/cancel`,
  }),
  'PATCH /api/reservations/:id/arrive': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/arrive`,
  }),
  'PATCH /api/reservations/:id/release': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/release`,
  }),
  'POST /api/reservations/:id/move': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/move`,
    body: { spotId: a.spotId },
  }),
  'PATCH /api/reservations/:id/extend': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/extend`,
    body: { endHour: 15 },
  }),
  'GET /api/reservations/:id/calendar.ics': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/calendar.ics`,
  }),
  'POST /api/walk-ins': (a) => ({
    by: a.member,
    path: '/api/walk-ins',
    body: { spotId: a.spotId, endHour: 18 },
  }),
  'GET /api/reservations/date/:date': (a) => ({
    by: a.member,
    path: '/api/reservations/date/2026-11-23',
    query: { locationId: a.locationId },
  }),
  'POST /api/watches': (a) => ({
    by: a.member,
    path: '/api/watches',
    body: { ...WISH, locationId: a.locationId, spotId: a.spotId },
  }),
  'PATCH /api/watches/:id': (a) => ({
    by: a.member,
    path: `/api/watches/${a.entryId}`,
    body: { ...WISH, spotId: a.spotId, lookAheadDays: 7 },
  }),
  'DELETE /api/watches/:id': (a) => ({ by: a.member, path: `/api/watches/${a.entryId}` }),
  'POST /api/watches/:id/resume': (a) => ({
    by: a.member,
    path: `/api/watches/${a.entryId}/resume`,
  }),
  'POST /api/offers/:id/accept': (a) => ({ by: a.member, path: `/api/offers/${a.offerId}/accept` }),
  'POST /api/offers/:id/pass': (a) => ({ by: a.member, path: `/api/offers/${a.offerId}/pass` }),
  'POST /api/offers/:id/undo-pass': (a) => ({ by: a.member, path: `/api/offers/${a.offerId}/undo-pass` }),
  'GET /api/line/weeks': (a) => ({
    by: a.admin,
    path: '/api/line/weeks',
    query: { locationId: a.locationId },
  }),
  'POST /api/reservations/:id/front': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/front`,
  }),
  'GET /api/reservations/:id/line': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/line`,
  }),
  'GET /api/locations/:id/line': (a) => ({ by: a.admin, path: `/api/locations/${a.locationId}/line` }),
  'GET /api/days/:date': (a) => ({
    by: a.member,
    path: '/api/days/2026-11-23',
    query: { locationId: a.locationId },
  }),
  'GET /api/reservations/date': (a) => ({
    by: a.member,
    path: '/api/reservations/date',
    query: { locationId: a.locationId },
  }),
  'GET /api/availability': (a) => ({
    by: a.member,
    path: '/api/availability',
    query: { locationId: a.locationId, date: '2026-11-24', timeSlot: '9-11' },
  }),
  'GET /api/availability/days': (a) => ({
    by: a.member,
    path: '/api/availability/days',
    query: { locationId: a.locationId, from: '2026-11-24', to: '2026-11-25' },
  }),

  'POST /api/payment/create-subscription': (a) => ({
    by: a.admin,
    path: '/api/payment/create-subscription',
    body: { organizationId: a.id, paymentMethodId: 'pm_card_visa' },
  }),
  'PATCH /api/organizations/:id/plan': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/plan`,
    body: { subscriptionPlan: 'enterprise' },
  }),
  'POST /api/organizations/:id/billing/quote': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/billing/quote`,
    body: { kind: 'plan', subscriptionPlan: 'enterprise' },
  }),
  'POST /api/organizations/:id/cancel-subscription': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/cancel-subscription`,
    body: { reason: 'We move' },
  }),
  'POST /api/organizations/:id/reactivate-subscription': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/reactivate-subscription`,
    body: {},
  }),
  'POST /api/organizations/:id/billing/pay': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/billing/pay`,
  }),
  'DELETE /api/organizations/:id/billing/payment-method': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/billing/payment-method`,
  }),
};

/** A request of an operator to a route of theirs that names a row or takes fields. */
export type OperatorSample = (tenant: Tenant) => { path: string; body?: object };

/** For the tests over all routes that send what is malformed; `tenant` names the rows. */
export const OPERATOR_SAMPLES: Record<string, OperatorSample> = {
  'POST /api/developer/users/:id/status': (a) => ({
    path: `/api/developer/users/${a.admin.id}/status`,
    body: { status: 'suspended' },
  }),
  'POST /api/developer/administrators/:id/reset-password': (a) => ({
    path: `/api/developer/administrators/${a.admin.id}/reset-password`,
    body: { sendEmail: true },
  }),
  'PATCH /api/developer/tickets/:id': (a) => ({
    path: `/api/developer/tickets/${a.ticketId}`,
    body: { priority: 'high' },
  }),
  'POST /api/developer/tickets/:id/responses': (a) => ({
    path: `/api/developer/tickets/${a.ticketId}/responses`,
    body: { message: 'We look into it.' },
  }),
  'POST /api/developer/saved-replies': () => ({
    path: '/api/developer/saved-replies',
    body: { title: newId(), message: 'Thank you for telling us.' },
  }),
  'PUT /api/developer/saved-replies/:id': (a) => ({
    path: `/api/developer/saved-replies/${a.savedReplyId}`,
    body: { title: newId(), message: 'Thank you for telling us.' },
  }),
};
