// The settings that administrators choose for their organization (docs/rules.md "Booking").
import { m } from '@chargerota/messages';
import {
  FREQUENCY_TYPES,
  MAX_PEAK_HOURS,
  OFF_PEAK_POLICIES,
  RULE_OPTIONS,
  RULE_RANGES,
} from '@chargerota/domain';
import * as z from 'zod';
import { idParams } from './common.ts';
import { lineFields } from './line.ts';
import { joiningSettings, organization } from './organizations.ts';
import { defineRoute, organizationAdmin } from './route.ts';

/** 'HH:00'. A window's end may be '24:00'. */
const onTheHour = z.string().regex(/^(([01]\d|2[0-3]):00|24:00)$/, {
  error: () => m.refusalsFields.pleaseChooseAFullHour({ maxPeakHours: MAX_PEAK_HOURS }),
});

const oneOf = (options: readonly number[]) =>
  z.int().refine((value) => options.includes(value), {
    error: () => m.refusalsFields.pleaseChooseOneOfOptions({ options: options.join(', ') }),
  });

const within = ({ min, max }: { min: number; max: number }) =>
  z
    .int()
    .min(min, { error: () => m.refusalsFields.atLeastMin({ min }) })
    .max(max, { error: () => m.refusalsFields.atMostMax({ max }) });

const ruleFields = {
  peakHoursEnabled: z.boolean(),
  peakStartTime: onTheHour,
  peakEndTime: onTheHour,
  weekendPeakHours: z.boolean(),
  weekdaysRequireReservations: z.boolean(),
  requirePeakReservation: z.boolean(),
  peakSlotDuration: oneOf(RULE_OPTIONS.peakSlotDuration),
  offPeakSlotDuration: oneOf(RULE_OPTIONS.offPeakSlotDuration),
  maxAdvanceBookingDays: within(RULE_RANGES.maxAdvanceBookingDays),
  maxConsecutiveSlots: oneOf(RULE_OPTIONS.maxConsecutiveSlots),
  maxBookingHoursReservation: within(RULE_RANGES.maxBookingHoursReservation),
  maxBookingHoursWalkIn: within(RULE_RANGES.maxBookingHoursWalkIn),
  allowOffPeakWalkIn: z.boolean(),
  peakWalkInWhenFree: z.boolean(),
  offPeakAccessPolicy: z.enum(OFF_PEAK_POLICIES),
  allowSameDayBooking: z.boolean(),
  bookingFrequencyEnabled: z.boolean(),
  bookingFrequencyType: z.enum(FREQUENCY_TYPES),
  maxBookingsPerDay: within(RULE_RANGES.maxBookingsPerDay),
  maxBookingsPerWeek: within(RULE_RANGES.maxBookingsPerWeek),
  maxBookingsPerMonth: within(RULE_RANGES.maxBookingsPerMonth),
  allowConsecutiveReservations: z.boolean(),
  maxOpenBookings: within(RULE_RANGES.maxOpenBookings),
  earlyArrivalMinutes: within(RULE_RANGES.earlyArrivalMinutes),
};

/** Other names of the same settings (docs/rules.md "Settings"). A setting named twice must have one value. */
const aliasFields = {
  requireReservations: ruleFields.requirePeakReservation,
  reservationStartTime: ruleFields.peakStartTime,
  reservationEndTime: ruleFields.peakEndTime,
  weekendsRequireReservations: ruleFields.weekendPeakHours,
  reservationDuration: ruleFields.maxBookingHoursReservation,
  maxBookingHours: ruleFields.maxBookingHoursReservation,
};

const notificationFields = {
  allowAvailabilityNotifications: z.boolean(),
  allowCustomReminders: z.boolean(),
  defaultReminderMinutes: oneOf(RULE_OPTIONS.defaultReminderMinutes),
};

const noShowFields = {
  autoMarkNoShow: z.boolean(),
  noShowGracePeriodMinutes: oneOf(RULE_OPTIONS.noShowGracePeriodMinutes),
};

const privacyFields = {
  showReservationDetails: z.boolean(),
  showUserNames: z.boolean(),
  showVehicleInfo: z.boolean(),
  showContactInfo: z.boolean(),
};

/** An absent field stays as it is. */
export const reservationSettingsForm = z
  .strictObject({
    ...ruleFields,
    ...aliasFields,
    ...notificationFields,
    ...lineFields,
    ...joiningSettings.shape,
  })
  .partial();

/** Every setting, as the settings screens send them one by one. */
export const organizationSettingsForm = z
  .strictObject({
    ...ruleFields,
    ...aliasFields,
    ...notificationFields,
    ...noShowFields,
    ...privacyFields,
    ...lineFields,
    ...joiningSettings.shape,
  })
  .partial();
export type OrganizationSettingsForm = z.input<typeof organizationSettingsForm>;

/** The organization after the change; `notices` names settings that changed along with it, or have no effect so far. */
export const settingsChanged = z.object({ organization, notices: z.array(z.string()) });
export type SettingsChanged = z.infer<typeof settingsChanged>;

export const updateReservationSettings = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id/reservation-settings',
  summary: 'Change the rules of reservations; standing reservations stay as they are',
  access: organizationAdmin('settings.update'),
  params: idParams,
  body: reservationSettingsForm,
  response: settingsChanged,
  errors: ['settings_conflict'],
});

export const updatePrivacySettings = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id/privacy',
  summary: 'Change what members see of each other’s reservations; the master switch off turns the others off',
  access: organizationAdmin('settings.update'),
  params: idParams,
  body: z.strictObject(privacyFields).partial(),
  response: settingsChanged,
});

export const updateAutoCancellation = defineRoute({
  method: 'PATCH',
  path: '/api/organizations/:id/auto-cancellation',
  summary: 'Change whether, and when, a reservation that nobody arrived for is freed',
  access: organizationAdmin('settings.update'),
  params: idParams,
  body: z.strictObject(noShowFields).partial(),
  response: settingsChanged,
});

export const updateOrganizationSettings = defineRoute({
  method: 'PATCH',
  path: '/api/organization/settings',
  summary: 'Change any of the current organization’s settings',
  access: organizationAdmin('settings.update'),
  body: organizationSettingsForm,
  response: settingsChanged,
  errors: ['settings_conflict'],
});
