import { DEFAULT_RULES } from '@chargerota/domain';
import type { BookingRules, WeeklyHours } from '@chargerota/domain';

export interface Policy {
  noShowRelease: boolean;
  /** Who is done before their slot ends frees the charger. Others see live which chargers are free, and walk in. */
  earlyRelease: boolean;
  line: boolean;
  nudges: boolean;
  stillComing: boolean;
  shorterSuggestion: boolean;
  /** The product's default settings of booking, with peak hours; otherwise the bench's. */
  defaultSettings: boolean;
}

const NOTHING: Policy = {
  noShowRelease: false,
  earlyRelease: false,
  line: false,
  nudges: false,
  stillComing: false,
  shorterSuggestion: false,
  defaultSettings: false,
};
const P1 = { ...NOTHING, noShowRelease: true };
const R: Policy = {
  ...P1,
  earlyRelease: true,
  line: true,
  nudges: true,
  stillComing: true,
  shorterSuggestion: true,
};
/** What the line itself brings is R's lead over this. */
const WITHOUT_LINE = { ...R, line: false };

/**
 * P0: plain first come, nothing is freed. P1: no-shows are released. R: the product's rules.
 */
export const POLICIES = {
  P0: NOTHING,
  P1,
  'R without the line': WITHOUT_LINE,
  R,
} satisfies Record<string, Policy>;

/** Under the product's default settings, peak hours among them. */
export const BY_DEFAULT = {
  P0: { ...NOTHING, defaultSettings: true },
  'R without the line': { ...WITHOUT_LINE, defaultSettings: true },
  R: { ...R, defaultSettings: true },
} satisfies Record<string, Policy>;

/** The hour at which the workplace closes. */
export const CLOSES_AT = 18;
export const SPOT_POWER_KW = 7;
/** The longest reservation or walk-in. */
export const LONGEST_HOURS = 3;

/** The bench's settings, where they differ from the product's default. */
const SETTINGS = {
  peakHoursEnabled: false,
  maxAdvanceBookingDays: 14,
  maxBookingHoursWalkIn: LONGEST_HOURS,
  allowConsecutiveReservations: true,
  maxConsecutiveSlots: 99,
};

const OPEN = { open: '06:00', close: `${CLOSES_AT}:00`, closed: false, is24hrs: false };
const CLOSED = { ...OPEN, closed: true };
export const OPEN_HOURS: WeeklyHours = {
  monday: OPEN,
  tuesday: OPEN,
  wednesday: OPEN,
  thursday: OPEN,
  friday: OPEN,
  saturday: CLOSED,
  sunday: CLOSED,
};

export const rulesOf = ({ noShowRelease, defaultSettings }: Policy): BookingRules => ({
  ...DEFAULT_RULES,
  ...(!defaultSettings && SETTINGS),
  autoMarkNoShow: noShowRelease,
});
