// Settings that are valid but have no effect in combination with others (docs/rules.md "Booking"). The administrator is
// told what would give them an effect.
import { m, type Messages } from '@chargerota/messages';
import { hasPeakWindow } from './organization-rules.ts';
import type { LineSettings } from './line-settings.ts';
import type { BookingRules } from './organization-rules.ts';

/** Every setting that can be without effect. */
export const IDLE_FIELDS = [
  'peakHoursEnabled',
  'requirePeakReservation',
  'peakStartTime',
  'peakEndTime',
  'weekdaysRequireReservations',
  'weekendPeakHours',
  'peakSlotDuration',
  'offPeakSlotDuration',
  'maxBookingHoursReservation',
  'maxBookingHoursWalkIn',
  'maxAdvanceBookingDays',
  'allowSameDayBooking',
  'allowOffPeakWalkIn',
  'peakWalkInWhenFree',
  'bookingFrequencyEnabled',
  'bookingFrequencyType',
  'maxBookingsPerDay',
  'maxBookingsPerWeek',
  'maxBookingsPerMonth',
  'maxConsecutiveSlots',
] as const satisfies (keyof Messages['rulesIdleSettings']['names'])[];
export type IdleField = (typeof IDLE_FIELDS)[number];

/** The change that would give a setting an effect. */
type Until = keyof Messages['rulesIdleSettings']['hints'];

export interface IdleSetting<Field = IdleField> {
  field: Field;
  /** Beside the setting: 'No effect until peak hours are turned on.' */
  hint: string;
  /** A sentence of its own, for the `notices` of a change. */
  message: string;
}

/** The settings that have no effect on anybody, given the others. A switch that is off does not count. */
export function idleSettings(rules: BookingRules): IdleSetting[] {
  const reasons = { ...idlePeak(rules), ...idleOffPeak(rules), ...idleLimits(rules) };
  return IDLE_FIELDS.flatMap((field) => {
    const until = reasons[field];
    if (!until || rules[field] === false) return [];
    return [{ field, ...wordsOf(until, m.rulesIdleSettings.names[field]) }];
  });
}

const wordsOf = (until: Until, setting: string): Omit<IdleSetting, 'field'> => ({
  hint: m.rulesIdleSettings.hints[until],
  message: m.rulesIdleSettings.notices[until]({ setting }),
});

const IDLE_FIELDS_OF_LINE = [
  'lineOrder',
  'lineOfferMinutes',
  'lineRestAtOnce',
  'lineStillComing',
] as const satisfies (keyof Messages['rulesIdleSettings']['namesOfLine'])[];
type IdleFieldOfLine = (typeof IDLE_FIELDS_OF_LINE)[number];

/** The settings of the line that have no effect while nobody can wait. */
export function idleLineSettings(line: LineSettings): IdleSetting<IdleFieldOfLine>[] {
  if (line.lineEnabled) return [];
  return IDLE_FIELDS_OF_LINE.filter((field) => line[field] !== false).map((field) => ({
    field,
    ...wordsOf('lineOn', m.rulesIdleSettings.namesOfLine[field]),
  }));
}

type Reasons = { [Field in IdleField]?: Until | undefined };

function idlePeak(rules: BookingRules): Reasons {
  const onSomeDay = rules.weekdaysRequireReservations || rules.weekendPeakHours;
  const noWindow = rules.requirePeakReservation ? 'peakOnSomeDay' : 'peakRequired';
  return {
    ...(!hasPeakWindow(rules) && {
      peakStartTime: rules.peakHoursEnabled ? noWindow : 'peakOn',
      peakEndTime: rules.peakHoursEnabled ? noWindow : 'peakOn',
      peakSlotDuration: rules.peakHoursEnabled ? noWindow : 'peakOn',
      peakWalkInWhenFree: rules.peakHoursEnabled ? noWindow : 'peakOn',
    }),
    ...(!(rules.peakHoursEnabled && rules.requirePeakReservation) && {
      weekdaysRequireReservations: rules.peakHoursEnabled ? 'peakRequired' : 'peakOn',
      weekendPeakHours: rules.peakHoursEnabled ? 'peakRequired' : 'peakOn',
    }),
    ...(!(rules.requirePeakReservation && onSomeDay) && { peakHoursEnabled: noWindow }),
    ...(!(rules.peakHoursEnabled && onSomeDay) && {
      requirePeakReservation: rules.peakHoursEnabled ? 'peakOnSomeDay' : 'peakOn',
    }),
  };
}

function idleOffPeak(rules: BookingRules): Reasons {
  const { offPeakAccessPolicy: policy } = rules;
  if (policy === 'reservation_only') {
    const until = 'walkInsOffPeak';
    return { allowOffPeakWalkIn: until, maxBookingHoursWalkIn: until };
  }
  const withoutPeak: Reasons = hasPeakWindow(rules)
    ? {}
    : { maxBookingHoursReservation: 'peakOrReservationOnly' };
  if (policy === 'both') return withoutPeak;
  const until = 'offPeakReserved';
  return {
    ...withoutPeak,
    offPeakSlotDuration: until,
    // Without a peak window nothing at all can be reserved.
    ...(!hasPeakWindow(rules) && { maxAdvanceBookingDays: until, allowSameDayBooking: until }),
  };
}

function idleLimits(rules: BookingRules): Reasons {
  const { bookingFrequencyType: type, bookingFrequencyEnabled: limited } = rules;
  const unless = (period: typeof type, until: Until) => (limited && type === period ? undefined : until);
  return {
    ...(type === 'unlimited' && {
      bookingFrequencyEnabled: 'limitsOfAPeriod',
    }),
    ...(!limited && type !== 'unlimited' && { bookingFrequencyType: 'limitsOn' }),
    maxBookingsPerDay: unless('daily', 'limitsDaily'),
    maxBookingsPerWeek: unless('weekly', 'limitsWeekly'),
    maxBookingsPerMonth: unless('monthly', 'limitsMonthly'),
    ...(!rules.allowConsecutiveReservations && {
      maxConsecutiveSlots: 'consecutiveAllowed',
    }),
  };
}
