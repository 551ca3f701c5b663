// Settings that are valid but have no effect in combination with others (docs/rules.md "Booking"). The administrator is
// told what would give them an effect.
import { hasPeakWindow } from './organization-rules.ts';
import type { LineSettings } from './line-settings.ts';
import type { BookingRules } from './organization-rules.ts';

const NAMES = {
  peakHoursEnabled: 'Peak hours',
  requirePeakReservation: 'Reservation required in peak hours',
  peakStartTime: 'Peak hours start',
  peakEndTime: 'Peak hours end',
  weekdaysRequireReservations: 'Peak hours Monday to Friday',
  weekendPeakHours: 'Peak hours on Saturday and Sunday',
  peakSlotDuration: 'Suggested duration in peak hours',
  offPeakSlotDuration: 'Suggested duration off-peak',
  maxBookingHoursReservation: 'Longest reservation',
  maxBookingHoursWalkIn: 'Longest off-peak stay',
  maxAdvanceBookingDays: 'Advance booking',
  allowSameDayBooking: 'Reservations on the same day',
  allowOffPeakWalkIn: 'Off-peak walk-ins',
  peakWalkInWhenFree: 'The rest of an hour in peak hours',
  bookingFrequencyEnabled: 'Limit how often a member books',
  bookingFrequencyType: 'Bookings are counted',
  maxBookingsPerDay: 'Bookings per day',
  maxBookingsPerWeek: 'Bookings per week',
  maxBookingsPerMonth: 'Bookings per month',
  maxConsecutiveSlots: 'How many in a row',
} as const satisfies Partial<Record<keyof BookingRules, string>>;

export type IdleField = keyof typeof NAMES;
/** Every setting that can be without effect. */
export const IDLE_FIELDS = Object.keys(NAMES) as IdleField[];

export interface IdleSetting<Field = IdleField> {
  field: Field;
  /** The change that would give it an effect: 'peak hours are turned on'. */
  until: string;
  /** A sentence of its own, for the `notices` of a change. */
  message: string;
}

/** The settings that have no effect on anybody, given the others. A switch that is off does not count. */
export function idleSettings(rules: BookingRules): IdleSetting[] {
  const reasons = { ...idlePeak(rules), ...idleOffPeak(rules), ...idleLimits(rules) };
  return IDLE_FIELDS.flatMap((field) => {
    const until = reasons[field];
    if (!until || rules[field] === false) return [];
    return [{ field, until, message: `${NAMES[field]}: no effect until ${until}.` }];
  });
}

const NAMES_OF_LINE = {
  lineOrder: 'Order of the line',
  lineOfferMinutes: 'How long an offer is held',
  lineRestAtOnce: 'Offer the rest of a running slot',
  lineStillComing: 'Ask whether members are still coming',
} as const satisfies Partial<Record<keyof LineSettings, string>>;
type IdleFieldOfLine = keyof typeof NAMES_OF_LINE;

/** The settings of the line that have no effect while nobody can wait. */
export function idleLineSettings(line: LineSettings): IdleSetting<IdleFieldOfLine>[] {
  if (line.lineEnabled) return [];
  const until = 'members can wait in line';
  return (Object.keys(NAMES_OF_LINE) as IdleFieldOfLine[])
    .filter((field) => line[field] !== false)
    .map((field) => ({ field, until, message: `${NAMES_OF_LINE[field]}: no effect until ${until}.` }));
}

type Reasons = { [Field in IdleField]?: string | undefined };

const UNTIL_ON = 'peak hours are turned on';
const UNTIL_REQUIRED = 'reservations are required in peak hours';
const UNTIL_SOME_DAY = 'peak hours apply on weekdays or weekends';

function idlePeak(rules: BookingRules): Reasons {
  const onSomeDay = rules.weekdaysRequireReservations || rules.weekendPeakHours;
  const noWindow = rules.requirePeakReservation ? UNTIL_SOME_DAY : UNTIL_REQUIRED;
  return {
    ...(!hasPeakWindow(rules) && {
      peakStartTime: rules.peakHoursEnabled ? noWindow : UNTIL_ON,
      peakEndTime: rules.peakHoursEnabled ? noWindow : UNTIL_ON,
      peakSlotDuration: rules.peakHoursEnabled ? noWindow : UNTIL_ON,
      peakWalkInWhenFree: rules.peakHoursEnabled ? noWindow : UNTIL_ON,
    }),
    ...(!(rules.peakHoursEnabled && rules.requirePeakReservation) && {
      weekdaysRequireReservations: rules.peakHoursEnabled ? UNTIL_REQUIRED : UNTIL_ON,
      weekendPeakHours: rules.peakHoursEnabled ? UNTIL_REQUIRED : UNTIL_ON,
    }),
    ...(!(rules.requirePeakReservation && onSomeDay) && { peakHoursEnabled: noWindow }),
    ...(!(rules.peakHoursEnabled && onSomeDay) && {
      requirePeakReservation: rules.peakHoursEnabled ? UNTIL_SOME_DAY : UNTIL_ON,
    }),
  };
}

function idleOffPeak(rules: BookingRules): Reasons {
  const { offPeakAccessPolicy: policy } = rules;
  if (policy === 'reservation_only') {
    const until = 'walk-ins may use off-peak hours';
    return { allowOffPeakWalkIn: until, maxBookingHoursWalkIn: until };
  }
  const withoutPeak = hasPeakWindow(rules)
    ? {}
    : { maxBookingHoursReservation: 'there are peak hours, or off-peak hours are by reservation only' };
  if (policy === 'both') return withoutPeak;
  const until = 'off-peak hours can be reserved';
  return {
    ...withoutPeak,
    offPeakSlotDuration: until,
    // Without a peak window nothing at all can be reserved.
    ...(!hasPeakWindow(rules) && { maxAdvanceBookingDays: until, allowSameDayBooking: until }),
  };
}

function idleLimits(rules: BookingRules): Reasons {
  const { bookingFrequencyType: type, bookingFrequencyEnabled: limited } = rules;
  const unless = (period: typeof type) =>
    limited && type === period ? undefined : `booking limits are on and ${period}`;
  return {
    ...(type === 'unlimited' && {
      bookingFrequencyEnabled: 'the period is daily, weekly or monthly',
    }),
    ...(!limited && type !== 'unlimited' && { bookingFrequencyType: 'booking limits are turned on' }),
    maxBookingsPerDay: unless('daily'),
    maxBookingsPerWeek: unless('weekly'),
    maxBookingsPerMonth: unless('monthly'),
    ...(!rules.allowConsecutiveReservations && {
      maxConsecutiveSlots: 'consecutive reservations are allowed',
    }),
  };
}
