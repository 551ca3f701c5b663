// Names and values of settings in words, the same in the form and in the activity log.
import { formatHour, parseTimeOfDay, UNLIMITED_CONSECUTIVE, UNLIMITED_OPEN } from '@chargerota/domain';
import type { FrequencyType, LineOrder, OffPeakPolicy } from '@chargerota/domain';
import { advanceText, counted } from '../../../reservations/choosing/booking-guidelines.ts';
import type { Changes, SettingName, Settings } from './settings.ts';

export const SETTING_LABELS: Record<SettingName, string> = {
  requireVehicleToJoin: 'Ask for the vehicle',
  requirePhoneToJoin: 'Ask for a phone number',
  requireEmergencyContactToJoin: 'Ask for an emergency contact',
  invitationsApprove: 'An invitation counts as approval',
  peakHoursEnabled: 'Peak hours',
  requirePeakReservation: 'Reservation required in peak hours',
  peakStartTime: 'Peak hours start',
  peakEndTime: 'Peak hours end',
  weekdaysRequireReservations: 'Peak hours Monday to Friday',
  weekendPeakHours: 'Peak hours on Saturday and Sunday',
  peakWalkInWhenFree: 'A free charger at once in peak hours',
  offPeakAccessPolicy: 'Off-peak hours are for',
  allowOffPeakWalkIn: 'Off-peak walk-ins',
  maxBookingHoursReservation: 'Longest reservation',
  maxBookingHoursWalkIn: 'Longest off-peak stay',
  peakSlotDuration: 'Suggested duration in peak hours',
  offPeakSlotDuration: 'Suggested duration off-peak',
  maxAdvanceBookingDays: 'Advance booking',
  allowSameDayBooking: 'Reservations on the same day',
  bookingFrequencyEnabled: 'Limit how often a member books',
  bookingFrequencyType: 'Bookings are counted',
  maxBookingsPerDay: 'Bookings a day',
  maxBookingsPerWeek: 'Bookings a week',
  maxBookingsPerMonth: 'Bookings a month',
  allowConsecutiveReservations: 'Reservations right after one another',
  maxConsecutiveSlots: 'How many in a row',
  defaultReminderMinutes: 'Custom reminder before the start',
  allowCustomReminders: 'Members choose a custom reminder',
  allowAvailabilityNotifications: 'Notifications of free chargers',
  showReservationDetails: 'Show Reservation Details',
  showUserNames: 'Show user names',
  showVehicleInfo: 'Show vehicle info',
  showContactInfo: 'Show contact info',
  autoMarkNoShow: 'Free chargers of no-shows',
  noShowGracePeriodMinutes: 'Time to arrive',
  earlyArrivalMinutes: 'Start before the reserved time',
  maxOpenBookings: 'Upcoming reservations at once',
  lineEnabled: 'Members can wait in line',
  lineOfferMinutes: 'How long an offer is held',
  lineOrder: 'Order of the line',
  lineNudges: 'Tell members who are charging that somebody is waiting',
  lineStillComing: 'Ask whether members are still coming',
  lineShorterSuggestion: 'Suggest the duration that a member needs',
  lineRestAtOnce: 'Offer the rest of a running slot',
};

export const POLICY_WORDS: Record<OffPeakPolicy, string> = {
  both: 'Walk-ins and reservations',
  walk_in_only: 'Walk-ins only',
  reservation_only: 'Reservations only',
};

export const FREQUENCY_WORDS: Record<FrequencyType, string> = {
  daily: 'By the day',
  weekly: 'By the week',
  monthly: 'By the month',
  unlimited: 'Unlimited',
};

export const ORDER_WORDS: Record<LineOrder, string> = {
  fair: 'Fair',
  first_come: 'First come, first served',
};

type Formats = { [N in SettingName]?: (value: Settings[N]) => string };

const FORMATS: Formats = {
  peakStartTime: timeText,
  peakEndTime: timeText,
  offPeakAccessPolicy: (policy) => POLICY_WORDS[policy],
  maxBookingHoursReservation: hoursText,
  maxBookingHoursWalkIn: hoursText,
  peakSlotDuration: durationText,
  offPeakSlotDuration: durationText,
  maxAdvanceBookingDays: advanceText,
  bookingFrequencyType: (type) => FREQUENCY_WORDS[type],
  maxConsecutiveSlots: (count) => (count === UNLIMITED_CONSECUTIVE ? 'Unlimited' : String(count)),
  defaultReminderMinutes: minutesText,
  noShowGracePeriodMinutes: minutesText,
  earlyArrivalMinutes: (minutes) => (minutes === 0 ? 'Never' : `Up to ${minutesText(minutes)} before`),
  maxOpenBookings: (count) => (count === UNLIMITED_OPEN ? 'Unlimited' : String(count)),
  lineOfferMinutes: minutesText,
  lineOrder: (order) => ORDER_WORDS[order],
};

export const isSetting = (name: string): name is SettingName => name in SETTING_LABELS;

/** A setting's value in words: On, 6:00 AM, 3 hours, Walk-ins only. */
export function settingText<N extends SettingName>(name: N, value: Settings[N]): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return FORMATS[name]?.(value) ?? String(value);
}

/** Changed settings in one sentence: 'Longest reservation: 6 hours.' Of many, the first and how many others. */
export function changeText(changes: Changes): string {
  const names = (Object.keys(changes) as SettingName[]).filter((name) => changes[name] !== undefined);
  const shown = names.slice(0, names.length > 2 ? 1 : 2);
  const words = shown
    .map((name) => `${SETTING_LABELS[name]}: ${settingText(name, changes[name]!)}`)
    .join('; ');
  return names.length > shown.length ? `${words}, and ${names.length - shown.length} others.` : `${words}.`;
}

/** '6:00 AM' for '06:00'. */
export function timeText(time: string): string {
  const minutes = parseTimeOfDay(time);
  return minutes === null ? time : hourText(minutes / 60);
}

/** '6:00 AM' for 6; the end of the day is marked as such. */
export const hourText = (hour: number): string => (hour === 24 ? 'Midnight' : formatHour(hour));

function hoursText(hours: number): string {
  return counted(hours, 'hour');
}

export function minutesText(minutes: number): string {
  return counted(minutes, 'minute');
}

/** '45 minutes', '1 hour', '1 hour 30 minutes' */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && counted(hours, 'hour'), (rest || !hours) && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}
