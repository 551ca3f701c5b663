// An organization's booking rules: its settings, their defaults, ranges and contradictions (docs/rules.md "Settings").
import { m } from '@chargerota/messages';
import { parseTimeOfDay } from './time-slots.ts';

export const OFF_PEAK_POLICIES = ['both', 'walk_in_only', 'reservation_only'] as const;
export type OffPeakPolicy = (typeof OFF_PEAK_POLICIES)[number];

export const FREQUENCY_TYPES = ['daily', 'weekly', 'monthly', 'unlimited'] as const;
export type FrequencyType = (typeof FREQUENCY_TYPES)[number];

export interface BookingRules {
  peakHoursEnabled: boolean;
  /** 'HH:00' */
  peakStartTime: string;
  /** 'HH:00', at most '24:00' */
  peakEndTime: string;
  weekendPeakHours: boolean;
  weekdaysRequireReservations: boolean;
  requirePeakReservation: boolean;
  /** Minutes suggested for a start in the peak window. */
  peakSlotDuration: number;
  /** Minutes suggested for any other start. */
  offPeakSlotDuration: number;
  maxAdvanceBookingDays: number;
  /** Hours */
  maxBookingHoursReservation: number;
  /** Hours */
  maxBookingHoursWalkIn: number;
  allowOffPeakWalkIn: boolean;
  /** In peak hours a free charger can be had at once for the rest of the running hour. */
  peakWalkInWhenFree: boolean;
  offPeakAccessPolicy: OffPeakPolicy;
  allowSameDayBooking: boolean;
  bookingFrequencyEnabled: boolean;
  bookingFrequencyType: FrequencyType;
  maxBookingsPerDay: number;
  maxBookingsPerWeek: number;
  maxBookingsPerMonth: number;
  allowConsecutiveReservations: boolean;
  /** How many adjoining reservations one member may have; UNLIMITED_CONSECUTIVE for any number. */
  maxConsecutiveSlots: number;
  /** How many coming reservations one member may have at once; UNLIMITED_OPEN for any number. */
  maxOpenBookings: number;
  /** How long before the start its holder can begin a reservation at a charger that nobody uses; 0 for never. */
  earlyArrivalMinutes: number;
  noShowGracePeriodMinutes: number;
  autoMarkNoShow: boolean;
}

export const DEFAULT_RULES: BookingRules = {
  peakHoursEnabled: true,
  peakStartTime: '06:00',
  peakEndTime: '15:00',
  weekendPeakHours: false,
  weekdaysRequireReservations: true,
  requirePeakReservation: true,
  peakSlotDuration: 180,
  offPeakSlotDuration: 60,
  maxAdvanceBookingDays: 30,
  maxBookingHoursReservation: 3,
  maxBookingHoursWalkIn: 12,
  allowOffPeakWalkIn: true,
  peakWalkInWhenFree: true,
  offPeakAccessPolicy: 'both',
  allowSameDayBooking: true,
  bookingFrequencyEnabled: false,
  bookingFrequencyType: 'unlimited',
  maxBookingsPerDay: 1,
  maxBookingsPerWeek: 5,
  maxBookingsPerMonth: 20,
  allowConsecutiveReservations: false,
  maxConsecutiveSlots: 1,
  maxOpenBookings: 0,
  earlyArrivalMinutes: 30,
  noShowGracePeriodMinutes: 30,
  autoMarkNoShow: true,
};

export const UNLIMITED_CONSECUTIVE = 99;
export const UNLIMITED_OPEN = 0;

/** Minimum and maximum of each number. */
export const RULE_RANGES = {
  maxAdvanceBookingDays: { min: 1, max: 365 },
  maxBookingHoursReservation: { min: 1, max: 12 },
  maxBookingHoursWalkIn: { min: 1, max: 24 },
  maxBookingsPerDay: { min: 1, max: 10 },
  maxBookingsPerWeek: { min: 1, max: 35 },
  maxBookingsPerMonth: { min: 1, max: 150 },
  maxOpenBookings: { min: 0, max: 50 },
  earlyArrivalMinutes: { min: 0, max: 60 },
} as const;

/** The values that settings screens offer. */
export const RULE_OPTIONS = {
  peakSlotDuration: [60, 120, 180, 240],
  offPeakSlotDuration: [30, 60, 90, 120, 180],
  maxAdvanceBookingDays: [7, 14, 30, 60, 90],
  maxConsecutiveSlots: [1, 2, 3, UNLIMITED_CONSECUTIVE],
  earlyArrivalMinutes: [0, 10, 15, 20, 30, 45, 60],
  noShowGracePeriodMinutes: [5, 10, 15, 20, 30, 45, 60, 90, 120],
  defaultReminderMinutes: [5, 10, 15, 30, 60],
} as const;

/** The longest peak window, in hours. */
export const MAX_PEAK_HOURS = 12;

/** Other names of the same settings, which the organization page uses (docs/rules.md "Settings"). */
export const RULE_ALIASES = {
  requireReservations: 'requirePeakReservation',
  reservationStartTime: 'peakStartTime',
  reservationEndTime: 'peakEndTime',
  weekendsRequireReservations: 'weekendPeakHours',
  reservationDuration: 'maxBookingHoursReservation',
  maxBookingHours: 'maxBookingHoursReservation',
} as const satisfies Record<string, keyof BookingRules>;

export interface RuleConflict {
  code: 'peak_window_invalid' | 'nothing_for_anybody' | 'off_peak_for_nobody';
  field: keyof BookingRules;
  message: string;
}

/** Settings that contradict each other or leave no hours for anybody. Such a change is refused with these reasons. */
export function ruleConflicts(rules: BookingRules): RuleConflict[] {
  const conflicts: RuleConflict[] = [];
  const start = parseTimeOfDay(rules.peakStartTime);
  const end = parseTimeOfDay(rules.peakEndTime);
  const onTheHour = start !== null && end !== null && start % 60 === 0 && end % 60 === 0;
  if (!onTheHour || end <= start || end - start > MAX_PEAK_HOURS * 60) {
    conflicts.push({
      code: 'peak_window_invalid',
      field: 'peakEndTime',
      message: m.rulesOrganizationRules.peakHoursMustStartAnd({ maxPeakHours: MAX_PEAK_HOURS }),
    });
  }
  if (!rules.allowOffPeakWalkIn && rules.offPeakAccessPolicy === 'walk_in_only') {
    conflicts.push(
      hasPeakWindow(rules)
        ? {
            code: 'off_peak_for_nobody',
            field: 'offPeakAccessPolicy',
            message: m.rulesOrganizationRules.offPeakHoursWouldBe,
          }
        : {
            code: 'nothing_for_anybody',
            field: 'offPeakAccessPolicy',
            message: m.rulesOrganizationRules.withoutPeakHoursAllHours,
          },
    );
  }
  return conflicts;
}

/** True if there is a peak window on some day of the week. */
export function hasPeakWindow(rules: BookingRules): boolean {
  return (
    rules.peakHoursEnabled &&
    rules.requirePeakReservation &&
    (rules.weekdaysRequireReservations || rules.weekendPeakHours)
  );
}

/**
 * The rules after a change. Consecutive reservations start at 2: switching them on raises the number to 2, and choosing
 * 1 switches them off. `notices` tells the administrator so.
 */
export function changeRules<Settings extends BookingRules = BookingRules>(
  current: Settings,
  changes: Partial<Settings>,
): { rules: Settings; notices: string[] } {
  const rules = { ...current, ...changes };
  if (!rules.allowConsecutiveReservations || rules.maxConsecutiveSlots !== 1) return { rules, notices: [] };
  if (changes.allowConsecutiveReservations) {
    return {
      rules: { ...rules, maxConsecutiveSlots: 2 },
      notices: [m.rulesOrganizationRules.upTo2ConsecutiveReservations],
    };
  }
  if (changes.maxConsecutiveSlots === undefined) return { rules, notices: [] };
  return {
    rules: { ...rules, allowConsecutiveReservations: false },
    notices: [m.rulesOrganizationRules.consecutiveReservationsAreOffNow],
  };
}

/** Settings under either of their names, as forms send them. Only booking rules have a second name. */
export type SettingsByAnyName<Settings> = Partial<Settings> & {
  [Alias in keyof typeof RULE_ALIASES]?: BookingRules[(typeof RULE_ALIASES)[Alias]];
};

/**
 * The settings by their main names, and the conflicting fields: settings sent under both names with different values.
 */
export function resolveRuleAliases<Settings extends BookingRules = BookingRules>(
  given: SettingsByAnyName<Settings>,
): { settings: Partial<Settings>; contradictions: (keyof typeof RULE_ALIASES)[] } {
  const settings: Record<string, unknown> = {};
  const contradictions: (keyof typeof RULE_ALIASES)[] = [];
  const isAlias = (name: string): name is keyof typeof RULE_ALIASES => name in RULE_ALIASES;
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  for (const [name, value] of entries) if (!isAlias(name)) settings[name] = value;
  for (const [name, value] of entries) {
    if (!isAlias(name)) continue;
    const own = RULE_ALIASES[name];
    if (own in settings && settings[own] !== value) contradictions.push(name);
    else settings[own] = value;
  }
  return { settings: settings as Partial<Settings>, contradictions };
}

/** Which notifications members may get, and their defaults. */
export interface NotificationSettings {
  allowAvailabilityNotifications: boolean;
  allowCustomReminders: boolean;
  /** Minutes before the start */
  defaultReminderMinutes: number;
}

export const DEFAULT_NOTIFICATIONS: NotificationSettings = {
  allowAvailabilityNotifications: true,
  allowCustomReminders: true,
  defaultReminderMinutes: 15,
};
