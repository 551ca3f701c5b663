import { DEFAULT_RULES } from '@chargerota/domain';
import type { BookingRules, WeeklyHours } from '@chargerota/domain';

export interface Policy {
  noShowRelease: boolean;
  /** Who is done early gives the rest back; free chargers are seen live and taken by walk-ins. */
  earlyRelease: boolean;
  line: boolean;
  nudges: boolean;
  stillComing: boolean;
  shorterSuggestion: boolean;
  restAtOnce: boolean;
  fair: boolean;
  maxOpenBookings: number;
}

const NOTHING: Policy = {
  noShowRelease: false,
  earlyRelease: false,
  line: false,
  nudges: false,
  stillComing: false,
  shorterSuggestion: false,
  restAtOnce: false,
  fair: false,
  maxOpenBookings: 0,
};
const P1 = { ...NOTHING, noShowRelease: true };
const P2 = { ...P1, earlyRelease: true };
const R: Policy = {
  ...P2,
  line: true,
  nudges: true,
  stillComing: true,
  shorterSuggestion: true,
  restAtOnce: true,
  fair: true,
};

/** P0: plain first come, nothing is freed. R: the product's rules. The others are R without one part. */
export const POLICIES = {
  P0: NOTHING,
  P1,
  P2,
  R,
  'R without the line': { ...R, line: false },
  'R without nudges': { ...R, nudges: false },
  'R without "still coming?"': { ...R, stillComing: false },
  'R without the shorter suggestion': { ...R, shorterSuggestion: false },
  'R without the rest at once': { ...R, restAtOnce: false },
  'R with first come': { ...R, fair: false },
  'R with 3 open bookings': { ...R, maxOpenBookings: 3 },
} satisfies Record<string, Policy>;

const DAY = { open: '06:00', close: '18:00', closed: false, is24hrs: false };
const CLOSED = { ...DAY, closed: true };
export const OPEN_HOURS: WeeklyHours = {
  monday: DAY,
  tuesday: DAY,
  wednesday: DAY,
  thursday: DAY,
  friday: DAY,
  saturday: CLOSED,
  sunday: CLOSED,
};
export const CLOSES_AT = 18;
export const LONGEST_HOURS = 3;

export const rulesOf = ({ noShowRelease, maxOpenBookings }: Policy): BookingRules => ({
  ...DEFAULT_RULES,
  peakHoursEnabled: false,
  maxAdvanceBookingDays: 14,
  maxBookingHoursReservation: LONGEST_HOURS,
  maxBookingHoursWalkIn: LONGEST_HOURS,
  allowConsecutiveReservations: true,
  maxConsecutiveSlots: 99,
  noShowGracePeriodMinutes: 30,
  autoMarkNoShow: noShowRelease,
  maxOpenBookings,
});
