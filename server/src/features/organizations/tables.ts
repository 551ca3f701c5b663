import {
  DEFAULT_RULES,
  FREQUENCY_TYPES,
  LINE_ORDERS,
  MEMBERSHIP_STATUSES,
  OFF_PEAK_POLICIES,
  ROLES,
  type BookingRules,
  DEFAULT_LANGUAGE,
  LANGUAGES,
} from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isWallTime, oneOf, wallTime } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';

/**
 * A tenant with its booking rules; `billing` has its subscription. The alternative names of rules (docs/rules.md
 * "Booking") are not columns.
 */
export const organizations = pgTable(
  'organizations',
  {
    id: id().primaryKey(),
    name: text('name').notNull(),
    description: text('description'),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone'),
    address: text('address'),
    /** IANA zone: the default for its locations, and the zone of its billing days. */
    timezone: text('timezone').notNull(),
    /** Of what people read who have chosen none: those invited, and who look at a wall display. */
    language: text('language', { enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),

    customAgreementText: text('custom_agreement_text'),
    requiresAgreement: boolean('requires_agreement').notNull().default(false),

    showReservationDetails: boolean('show_reservation_details').notNull().default(true),
    showUserNames: boolean('show_user_names').notNull().default(true),
    showVehicleInfo: boolean('show_vehicle_info').notNull().default(false),
    showContactInfo: boolean('show_contact_info').notNull().default(false),

    peakHoursEnabled: boolean('peak_hours_enabled').notNull().default(true),
    peakStartTime: wallTime('peak_start_time').notNull().default('06:00'),
    peakEndTime: wallTime('peak_end_time').notNull().default('15:00'),
    weekdaysRequireReservations: boolean('weekdays_require_reservations').notNull().default(true),
    weekendPeakHours: boolean('weekend_peak_hours').notNull().default(false),
    /** The duration that the booking screen suggests, in minutes. */
    peakSlotDuration: integer('peak_slot_duration').notNull().default(180),
    offPeakSlotDuration: integer('off_peak_slot_duration').notNull().default(60),
    maxAdvanceBookingDays: integer('max_advance_booking_days').notNull().default(30),
    /** 99 means unlimited. */
    maxConsecutiveSlots: integer('max_consecutive_slots').notNull().default(1),
    maxBookingHoursReservation: integer('max_booking_hours_reservation').notNull().default(3),
    maxBookingHoursWalkIn: integer('max_booking_hours_walk_in').notNull().default(12),
    requirePeakReservation: boolean('require_peak_reservation').notNull().default(true),
    allowOffPeakWalkIn: boolean('allow_off_peak_walk_in').notNull().default(true),
    peakWalkInWhenFree: boolean('peak_walk_in_when_free').notNull().default(true),
    offPeakAccessPolicy: text('off_peak_access_policy', { enum: OFF_PEAK_POLICIES })
      .notNull()
      .default('both'),
    allowSameDayBooking: boolean('allow_same_day_booking').notNull().default(true),
    bookingFrequencyEnabled: boolean('booking_frequency_enabled').notNull().default(false),
    maxBookingsPerDay: integer('max_bookings_per_day').notNull().default(1),
    maxBookingsPerWeek: integer('max_bookings_per_week').notNull().default(5),
    maxBookingsPerMonth: integer('max_bookings_per_month').notNull().default(20),
    bookingFrequencyType: text('booking_frequency_type', { enum: FREQUENCY_TYPES })
      .notNull()
      .default('unlimited'),
    allowConsecutiveReservations: boolean('allow_consecutive_reservations').notNull().default(false),
    /** 0 means unlimited. */
    maxOpenBookings: integer('max_open_bookings').notNull().default(0),
    earlyArrivalMinutes: integer('early_arrival_minutes').notNull().default(30),

    lineEnabled: boolean('line_enabled').notNull().default(true),
    /** Minutes, before they are scaled for how a member is reached. */
    lineOfferMinutes: integer('line_offer_minutes').notNull().default(10),
    lineOrder: text('line_order', { enum: LINE_ORDERS }).notNull().default('fair'),
    lineNudges: boolean('line_nudges').notNull().default(true),
    lineStillComing: boolean('line_still_coming').notNull().default(true),
    lineShorterSuggestion: boolean('line_shorter_suggestion').notNull().default(true),
    lineRestAtOnce: boolean('line_rest_at_once').notNull().default(true),

    allowAvailabilityNotifications: boolean('allow_availability_notifications').notNull().default(true),
    allowCustomReminders: boolean('allow_custom_reminders').notNull().default(true),
    defaultReminderMinutes: integer('default_reminder_minutes').notNull().default(15),
    noShowGracePeriodMinutes: integer('no_show_grace_period_minutes').notNull().default(30),
    autoMarkNoShow: boolean('auto_mark_no_show').notNull().default(true),

    requireVehicleToJoin: boolean('require_vehicle_to_join').notNull().default(true),
    requirePhoneToJoin: boolean('require_phone_to_join').notNull().default(true),
    requireEmergencyContactToJoin: boolean('require_emergency_contact_to_join').notNull().default(true),
    invitationsApprove: boolean('invitations_approve').notNull().default(false),

    /** What administrators have said of the first steps: right as it is, or not to be shown. */
    chargersChecked: boolean('chargers_checked').notNull().default(false),
    rulesChecked: boolean('rules_checked').notNull().default(false),
    firstStepsPutAway: boolean('first_steps_put_away').notNull().default(false),

    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    oneOf('organizations_off_peak_access_policy_check', t.offPeakAccessPolicy, OFF_PEAK_POLICIES),
    oneOf('organizations_booking_frequency_type_check', t.bookingFrequencyType, FREQUENCY_TYPES),
    oneOf('organizations_line_order_check', t.lineOrder, LINE_ORDERS),
    isWallTime('organizations_peak_start_time_check', t.peakStartTime),
    isWallTime('organizations_peak_end_time_check', t.peakEndTime),
  ],
);

/** The booking rules (`BookingRules`) as one JSON object, for a statement that reads `organizations o`. */
export const BOOKING_RULES = `json_build_object(${(Object.keys(DEFAULT_RULES) as (keyof BookingRules)[])
  .map((rule) => `'${rule}', o.${organizations[rule].name}`)
  .join(', ')})`;

/** The first column of every tenant table, by which data can be distributed. */
export const organizationId = () =>
  uuid('organization_id')
    .notNull()
    .references(() => organizations.id);

/** The members of an organization, with role and status. */
export const organizationMemberships = pgTable(
  'organization_memberships',
  {
    organizationId: organizationId(),
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    status: text('status', { enum: MEMBERSHIP_STATUSES }).notNull().default('pending'),
    invitedBy: uuid('invited_by').references(() => users.id),
    /** When the membership began; while it is pending, when it was requested. */
    joinedAt: instant('joined_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'organization_memberships_pkey', columns: [t.organizationId, t.id] }),
    unique('organization_memberships_user_key').on(t.organizationId, t.userId),
    index('organization_memberships_user_id_idx').on(t.userId),
    // Operators list the administrators of all organizations.
    index('organization_memberships_admin_idx')
      .on(t.userId)
      .where(sql`${t.role} = 'admin' and ${t.status} = 'active'`),
    oneOf('organization_memberships_role_check', t.role, ROLES),
    oneOf('organization_memberships_status_check', t.status, MEMBERSHIP_STATUSES),
  ],
);
