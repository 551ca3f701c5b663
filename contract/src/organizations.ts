import { FREQUENCY_TYPES, MEMBERSHIP_STATUSES, OFF_PEAK_POLICIES, ROLES } from '@chargerota/domain';
import * as z from 'zod';
import { accountStatus } from './accounts.ts';
import { id, idParams, instant } from './common.ts';
import { planId, subscriptionStatus } from './plans.ts';
import { defineRoute, member, organizationAdmin, signedIn } from './route.ts';

export const memberRole = z.enum(ROLES);
export const membershipStatus = z.enum(MEMBERSHIP_STATUSES);

/** The rules that a booking is judged by (SPEC.md §3, §9; DESIGN.md §5). */
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
  offPeakAccessPolicy: z.enum(OFF_PEAK_POLICIES),
  allowSameDayBooking: z.boolean(),
  bookingFrequencyEnabled: z.boolean(),
  maxBookingsPerDay: z.int(),
  maxBookingsPerWeek: z.int(),
  maxBookingsPerMonth: z.int(),
  bookingFrequencyType: z.enum(FREQUENCY_TYPES),
  allowConsecutiveReservations: z.boolean(),
  noShowGracePeriodMinutes: z.int(),
  autoMarkNoShow: z.boolean(),
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
    subscriptionStatus,
    subscriptionPlan: planId,
    isInTrial: z.boolean(),
    trialStartDate: instant.nullable(),
    trialEndDate: instant.nullable(),
    ...bookingRules.shape,
    ...privacySettings.shape,
    requiresAgreement: z.boolean(),
    customAgreementText: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof organization>;

export const myOrganization = organization.extend({
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

/** A person as administrators of their organization read them: personal data, read-only (SPEC.md §6). */
export const organizationMember = z
  .object({
    id,
    organizationId: id,
    userId: id,
    role: memberRole,
    status: membershipStatus,
    joinedAt: instant.nullable(),
    user: z.object({
      id,
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string(),
      phone: z.string().nullable(),
      status: accountStatus,
      vehicleMake: z.string().nullable(),
      vehicleModel: z.string().nullable(),
      licensePlate: z.string().nullable(),
    }),
  })
  .meta({ id: 'OrganizationMember' });
export type OrganizationMember = z.infer<typeof organizationMember>;

export const listMembers = defineRoute({
  method: 'GET',
  path: '/api/organizations/:id/members',
  summary: 'Members of an organization',
  access: organizationAdmin('members.read'),
  params: idParams,
  response: z.array(organizationMember),
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
