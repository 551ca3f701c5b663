// Names and values of settings in words, the same in the form and in the activity log.
import { m } from '@chargerota/messages';
import { formatHour, parseTimeOfDay, UNLIMITED_CONSECUTIVE, UNLIMITED_OPEN } from '@chargerota/domain';
import type { FrequencyType, LineOrder, OffPeakPolicy } from '@chargerota/domain';
import { advanceText } from '../../../reservations/choosing/booking-guidelines.ts';
import type { Changes, SettingName, Settings } from './settings.ts';

export const SETTING_LABELS: Record<SettingName, string> = {
  requireVehicleToJoin: m.organizationsSettings.askForTheVehicle,
  requirePhoneToJoin: m.organizationsSettings.askForAPhoneNumber,
  requireEmergencyContactToJoin: m.organizationsSettings.askForAnEmergencyContact,
  invitationsApprove: m.organizationsSettings.anInvitationCountsAsApproval,
  peakHoursEnabled: m.organizationsSettings.peakHours,
  requirePeakReservation: m.organizationsSettings.reservationRequiredInPeakHours,
  peakStartTime: m.organizationsSettings.peakHoursStart,
  peakEndTime: m.organizationsSettings.peakHoursEnd,
  weekdaysRequireReservations: m.organizationsSettings.peakHoursMondayToFriday,
  weekendPeakHours: m.organizationsSettings.peakHoursOnSaturdayAnd,
  peakWalkInWhenFree: m.organizationsSettings.aFreeChargerAtOnce,
  offPeakAccessPolicy: m.organizationsSettings.offPeakHoursAreFor,
  allowOffPeakWalkIn: m.organizationsSettings.offPeakWalkIns,
  maxBookingHoursReservation: m.organizationsSettings.longestReservation,
  maxBookingHoursWalkIn: m.organizationsSettings.longestOffPeakStay,
  peakSlotDuration: m.organizationsSettings.suggestedDurationInPeakHours,
  offPeakSlotDuration: m.organizationsSettings.suggestedDurationOffPeak,
  maxAdvanceBookingDays: m.organizationsSettings.advanceBooking,
  allowSameDayBooking: m.organizationsSettings.reservationsOnTheSameDay,
  bookingFrequencyEnabled: m.organizationsSettings.limitHowOftenAMember,
  bookingFrequencyType: m.organizationsSettings.bookingsAreCounted,
  maxBookingsPerDay: m.organizationsSettings.bookingsADay,
  maxBookingsPerWeek: m.organizationsSettings.bookingsAWeek,
  maxBookingsPerMonth: m.organizationsSettings.bookingsAMonth,
  allowConsecutiveReservations: m.organizationsSettings.reservationsRightAfterOneAnother,
  maxConsecutiveSlots: m.organizationsSettings.howManyInARow,
  defaultReminderMinutes: m.organizationsSettings.customReminderBeforeTheStart,
  allowCustomReminders: m.organizationsSettings.membersChooseACustomReminder,
  allowAvailabilityNotifications: m.organizationsSettings.notificationsOfFreeChargers,
  showReservationDetails: m.organizationsSettings.showReservationDetails,
  showUserNames: m.organizationsSettings.showUserNames,
  showVehicleInfo: m.organizationsSettings.showVehicleInfo,
  showContactInfo: m.organizationsSettings.showContactInfo,
  autoMarkNoShow: m.organizationsSettings.freeChargersOfNoShows,
  noShowGracePeriodMinutes: m.organizationsSettings.timeToArrive,
  earlyArrivalMinutes: m.organizationsSettings.startBeforeTheReservedTime,
  maxOpenBookings: m.organizationsSettings.upcomingReservationsAtOnce,
  lineEnabled: m.organizationsSettings.membersCanWaitInLine,
  lineOfferMinutes: m.organizationsSettings.howLongAnOfferIs,
  lineOrder: m.organizationsSettings.orderOfTheLine,
  lineNudges: m.organizationsSettings.tellMembersWhoAreCharging,
  lineStillComing: m.organizationsSettings.askWhetherMembersAreStill,
  lineShorterSuggestion: m.organizationsSettings.suggestTheDurationThatA,
  lineRestAtOnce: m.organizationsSettings.offerTheRestOfA,
};

export const POLICY_WORDS: Record<OffPeakPolicy, string> = {
  both: m.organizationsSettings.walkInsAndReservations,
  walk_in_only: m.organizationsSettings.walkInsOnly,
  reservation_only: m.organizationsSettings.reservationsOnly,
};

export const FREQUENCY_WORDS: Record<FrequencyType, string> = {
  daily: m.organizationsSettings.byTheDay,
  weekly: m.organizationsSettings.byTheWeek,
  monthly: m.organizationsSettings.byTheMonth,
  unlimited: m.organizationsSettings.unlimitedBookings,
};

export const ORDER_WORDS: Record<LineOrder, string> = {
  fair: m.organizationsSettings.fair,
  first_come: m.organizationsSettings.firstComeFirstServed,
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
  maxConsecutiveSlots: (count) =>
    count === UNLIMITED_CONSECUTIVE ? m.organizationsSettings.unlimitedInARow : String(count),
  defaultReminderMinutes: minutesText,
  noShowGracePeriodMinutes: minutesText,
  earlyArrivalMinutes: (minutes) =>
    minutes === 0
      ? m.organizationsSettings.never
      : m.organizationsSettings.upToMinutesBefore({ count: minutes }),
  maxOpenBookings: (count) =>
    count === UNLIMITED_OPEN ? m.organizationsSettings.unlimitedAtOnce : String(count),
  lineOfferMinutes: minutesText,
  lineOrder: (order) => ORDER_WORDS[order],
};

export const isSetting = (name: string): name is SettingName => name in SETTING_LABELS;

/** A setting's value in words: On, 6:00 AM, 3 hours, Walk-ins only. */
export function settingText<N extends SettingName>(name: N, value: Settings[N]): string {
  if (typeof value === 'boolean') return value ? m.organizationsSettings.on : m.organizationsSettings.off;
  return FORMATS[name]?.(value) ?? String(value);
}

/** Changed settings in one sentence: 'Longest reservation: 6 hours.' Of many, the first and how many others. */
export function changeText(changes: Changes): string {
  const names = (Object.keys(changes) as SettingName[]).filter((name) => changes[name] !== undefined);
  const shown = names.slice(0, names.length > 2 ? 1 : 2);
  const words = shown
    .map((name) =>
      m.common.labelled({ label: SETTING_LABELS[name], text: settingText(name, changes[name]!) }),
    )
    .join('; ');
  return names.length > shown.length
    ? m.organizationsSettings.settingAndOthers({ setting: words, count: names.length - shown.length })
    : `${words}.`;
}

/** '6:00 AM' for '06:00'. */
export function timeText(time: string): string {
  const minutes = parseTimeOfDay(time);
  return minutes === null ? time : hourText(minutes / 60);
}

/** '6:00 AM' for 6; the end of the day is marked as such. */
export const hourText = (hour: number): string =>
  hour === 24 ? m.organizationsSettings.midnight : formatHour(hour);

export function hoursText(hours: number): string {
  return m.common.hourHours({ count: hours });
}

function minutesText(minutes: number): string {
  return m.organizationsSettings.minutes({ count: minutes });
}

/** '45 minutes', '1 hour', '1 hour 30 minutes' */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && hoursText(hours), (rest || !hours) && minutesText(rest)].filter(Boolean).join(' ');
}
