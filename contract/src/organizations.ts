import { m } from '@chargerota/messages';
import {
  FREQUENCY_TYPES,
  LINE_ORDERS,
  MEMBERSHIP_STATUSES,
  OFF_PEAK_POLICIES,
  ROLES,
  LANGUAGES,
} from '@chargerota/domain';
import * as z from 'zod';
import { accountStatus } from './accounts.ts';
import { confirmation, id, idParams, instant, page } from './common.ts';
import { plateType } from './forms/accounts.ts';
import { createOrganizationForm, updateOrganizationForm } from './forms/organizations.ts';
import { planId, subscriptionStatus } from './plans.ts';
import { defineRoute, member, organizationAdmin, signedIn } from './route.ts';
import { MOST_DECIDED_AT_ONCE } from './sizes.ts';
import { searchText } from './texts.ts';

export const memberRole = z.enum(ROLES);
export const membershipStatus = z.enum(MEMBERSHIP_STATUSES);

/** The rules by which a wish for a booking is evaluated (docs/rules.md "Booking"). */
export const bookingRules = z.object({
  peakHoursEnabled: z.boolean(),
  peakStartTime: z.string(),
  peakEndTime: z.string(),
  weekendPeakHours: z.boolean(),
  weekdaysRequireReservations: z.boolean(),
  peakSlotDuration: z.int(),
  offPeakSlotDuration: z.int(),
  maxAdvanceBookingDays: z.int(),
  maxConsecutiveSlots: z.int(),
  maxBookingHoursReservation: z.int(),
  maxBookingHoursWalkIn: z.int(),
  requirePeakReservation: z.boolean(),
  allowOffPeakWalkIn: z.boolean(),
  peakWalkInWhenFree: z.boolean(),
  offPeakAccessPolicy: z.enum(OFF_PEAK_POLICIES),
  allowSameDayBooking: z.boolean(),
  bookingFrequencyEnabled: z.boolean(),
  maxBookingsPerDay: z.int(),
  maxBookingsPerWeek: z.int(),
  maxBookingsPerMonth: z.int(),
  bookingFrequencyType: z.enum(FREQUENCY_TYPES),
  allowConsecutiveReservations: z.boolean(),
  maxOpenBookings: z.int(),
  earlyArrivalMinutes: z.int(),
  noShowGracePeriodMinutes: z.int(),
  autoMarkNoShow: z.boolean(),
});

/** How the lines of the organization's locations work. */
export const lineSettings = z.object({
  lineEnabled: z.boolean(),
  lineOfferMinutes: z.int(),
  lineOrder: z.enum(LINE_ORDERS),
  lineNudges: z.boolean(),
  lineStillComing: z.boolean(),
  lineShorterSuggestion: z.boolean(),
  lineRestAtOnce: z.boolean(),
});

/** Which notifications members may get, and their defaults. */
export const notificationSettings = z.object({
  allowAvailabilityNotifications: z.boolean(),
  allowCustomReminders: z.boolean(),
  /** Minutes before the start. */
  defaultReminderMinutes: z.int(),
});

/** What the form of an invitation asks for, and whether an accepted invitation makes a member (docs/rules.md "Settings"). */
export const joiningSettings = z.object({
  requireVehicleToJoin: z.boolean(),
  requirePhoneToJoin: z.boolean(),
  requireEmergencyContactToJoin: z.boolean(),
  invitationsApprove: z.boolean(),
});

export const privacySettings = z.object({
  showReservationDetails: z.boolean(),
  showUserNames: z.boolean(),
  showVehicleInfo: z.boolean(),
  showContactInfo: z.boolean(),
});

/** An organization as its members read it. */
export const organization = z
  .object({
    id,
    name: z.string(),
    description: z.string().nullable(),
    contactEmail: z.string().nullable(),
    contactPhone: z.string().nullable(),
    address: z.string().nullable(),
    timezone: z.string(),
    language: z.enum(LANGUAGES),
    subscriptionStatus,
    subscriptionPlan: planId,
    isInTrial: z.boolean(),
    trialStartDate: instant.nullable(),
    trialEndDate: instant.nullable(),
    ...bookingRules.shape,
    ...privacySettings.shape,
    ...notificationSettings.shape,
    ...lineSettings.shape,
    ...joiningSettings.shape,
    requiresAgreement: z.boolean(),
    customAgreementText: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof organization>;

/**
 * What administrators of a new organization have said of its first steps, for all of them: that chargers and rules are
 * right as they are, and that the steps are not to be shown again.
 */
export const firstSteps = z.object({
  chargersChecked: z.boolean(),
  rulesChecked: z.boolean(),
  isPutAway: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

export const myOrganization = organization.extend({
  firstSteps,
  role: memberRole,
  membershipStatus,
  membershipId: id,
});
export type MyOrganization = z.infer<typeof myOrganization>;

export const listMyOrganizations = defineRoute({
  method: 'GET',
  path: '/api/organizations/my',
  summary:
    'The caller’s organizations with role and membership status; active ones first, then first joined first',
  access: signedIn,
  response: z.array(myOrganization),
});

export const getCurrentOrganization = defineRoute({
  method: 'GET',
  path: '/api/organization',
  summary: 'The current organization',
  access: member('organization.read'),
  response: organization,
});

export const createOrganization = defineRoute({
  method: 'POST',
  path: '/api/organizations',
  summary:
    'Create an organization on its 14-day trial and become its administrator; repeats with the same Idempotency-Key get the first answer',
  access: signedIn,
  body: createOrganizationForm,
  status: 201,
  response: myOrganization,
  errors: ['account_suspended', 'idempotency_mismatch'],
});

export const updateOrganization = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id',
  summary: 'Change what members and invited people read of an organization, and the agreement it asks for',
  access: organizationAdmin('organization.update'),
  params: idParams,
  body: updateOrganizationForm,
  response: organization,
});

export const changeFirstSteps = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id/first-steps',
  summary: 'Say of a first step of an organization that it is done, or that none is to be shown again',
  access: organizationAdmin('organization.update'),
  params: idParams,
  body: z.strictObject(firstSteps.shape).partial(),
  response: firstSteps,
});

/**
 * A member as administrators of their organization see them; administrators cannot change these personal data. For
 * members who are suspended or were refused, all but name and email address is null.
 */
export const organizationMember = z
  .object({
    id,
    organizationId: id,
    userId: id,
    role: memberRole,
    status: membershipStatus,
    joinedAt: instant.nullable(),
    /** The member who invited them, if any. */
    invitedBy: id.nullable(),
    inviterName: z.string().nullable(),
    user: z.object({
      id,
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string(),
      /** There is no such mailbox, as mail servers say: nothing is sent there. */
      mailBounces: z.boolean(),
      phone: z.string().nullable(),
      status: accountStatus,
      vehicleMake: z.string().nullable(),
      vehicleModel: z.string().nullable(),
      vehicleYear: z.string().nullable(),
      vehicleColor: z.string().nullable(),
      licensePlate: z.string().nullable(),
      licensePlateState: z.string().nullable(),
      licensePlateType: plateType.nullable(),
      emergencyContact: z.string().nullable(),
    }),
  })
  .meta({ id: 'OrganizationMember' });
export type OrganizationMember = z.infer<typeof organizationMember>;

export const listMembers = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/members',
  summary:
    'Members of an organization, those waiting for approval first, then by name; with `page`, 50 at a time, and their total number in the header x-total-count',
  access: organizationAdmin('members.read'),
  params: idParams,
  query: z.strictObject({
    /** Part of a name or address. */
    query: searchText(100).optional(),
    status: membershipStatus.optional(),
    role: memberRole.optional(),
    page: page.optional(),
  }),
  response: z.array(organizationMember),
});

export const setMembershipStatusForm = z.strictObject({
  status: z.enum(['active', 'suspended']),
  confirm: confirmation.optional(),
});

export const setMembershipStatus = defineRoute({
  method: 'PATCH',
  path: '/api/memberships/:id/status',
  summary:
    'Approve, suspend or reinstate a member of the current organization; suspending names the coming reservations that it cancels first',
  access: organizationAdmin('members.update'),
  params: idParams,
  body: setMembershipStatusForm,
  response: organizationMember,
  errors: ['last_admin', 'coming_reservations', 'member_limit', 'subscription_required'],
});

export const setMembershipRole = defineRoute({
  method: 'PATCH',
  path: '/api/memberships/:id/role',
  summary: 'Make a member an administrator, or no longer one',
  access: organizationAdmin('members.update'),
  params: idParams,
  body: z.strictObject({ role: memberRole }),
  response: organizationMember,
  errors: ['last_admin'],
});

/** A limit of the plan; null is unlimited. `used` is the number that counts against `totalLimit` now. */
const planLimit = z.object({
  baseLimit: z.int().nullable(),
  totalLimit: z.int().nullable(),
  canPurchaseMore: z.boolean(),
  used: z.int(),
  /** False once the trial has ended or the subscription is inactive: nothing can be added then. */
  mayGrow: z.boolean(),
});
export const locationLimit = planLimit
  .extend({ additionalLocations: z.int(), spotsPerLocation: z.int().nullable() })
  .meta({ id: 'LocationLimit' });
export type LocationLimit = z.infer<typeof locationLimit>;
/** `used` is the sum of the members, those who wait for a decision, and open invitations. */
export const memberLimit = planLimit
  .extend({ additionalMembers: z.int(), active: z.int(), pending: z.int(), invited: z.int() })
  .meta({ id: 'MemberLimit' });
export type MemberLimit = z.infer<typeof memberLimit>;

export const getLocationLimit = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/location-limit',
  summary: 'How many locations the plan and its add-ons allow, and how many there are',
  access: organizationAdmin('limits.read'),
  params: idParams,
  response: locationLimit,
});

export const getMemberLimit = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/member-limit',
  summary: 'How many members the plan and its add-ons allow; pending members and invitations count',
  access: organizationAdmin('limits.read'),
  params: idParams,
  response: memberLimit,
});

/** The figures at the head of the admin dashboard; days are each location's own. */
export const adminOverview = z
  .object({
    pendingApprovals: z.int(),
    activeUsers: z.int(),
    /** Today's reservations that nobody arrived for. */
    noShows: z.int(),
  })
  .meta({ id: 'AdminOverview' });
export type AdminOverview = z.infer<typeof adminOverview>;

export const getAdminOverview = defineRoute({
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'Pending approvals, active users and today’s no-shows of the current organization',
  access: organizationAdmin('organization.overview'),
  response: adminOverview,
});

export const pendingUser = z.object({
  id,
  membershipId: id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  vehicleMake: z.string().nullable(),
  vehicleModel: z.string().nullable(),
  licensePlate: z.string().nullable(),
  status: accountStatus,
  createdAt: instant,
  /** When they asked to join this organization; the account itself may be much older. */
  askedAt: instant,
  role: memberRole,
});
export type PendingUser = z.infer<typeof pendingUser>;

export const listPendingUsers = defineRoute({
  method: 'GET',
  path: '/api/admin/pending-users',
  summary: 'People who wait for approval in the current organization',
  access: organizationAdmin('members.approve'),
  response: z.array(pendingUser),
});

export const setUserStatusForm = z.strictObject({ status: z.enum(['approved', 'rejected']) });

export const setUserStatus = defineRoute({
  method: 'PATCH',
  path: '/api/admin/users/:id/status',
  summary: 'Approve or reject a person for the current organization; they get a mail',
  access: organizationAdmin('members.approve'),
  params: idParams,
  body: setUserStatusForm,
  response: organizationMember,
  errors: ['membership_already_decided'],
});

export const decideSeveralForm = z.strictObject({
  userIds: z
    .array(id)
    .min(1, { error: () => m.refusalsFields.pleaseChooseSomebody })
    .max(MOST_DECIDED_AT_ONCE, { error: () => m.refusalsFields.atMost100AtOnce }),
  status: setUserStatusForm.shape.status,
});

/**
 * What became of one person of several: `decided` now; decided before in the same way (`already_so`) or in the other
 * (`decided_otherwise`); or `gone`, no longer a member of the organization.
 */
export const decisionOutcome = z.enum(['decided', 'already_so', 'decided_otherwise', 'gone']);
export type DecisionOutcome = z.infer<typeof decisionOutcome>;

export const decideSeveral = defineRoute({
  method: 'POST',
  path: '/api/admin/users/decisions',
  summary: 'Approve or reject several people for the current organization at once, each with its outcome',
  access: organizationAdmin('members.approve'),
  body: decideSeveralForm,
  response: z.object({ results: z.array(z.object({ userId: id, outcome: decisionOutcome })) }),
});
