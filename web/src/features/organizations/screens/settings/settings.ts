// The settings that administrators change, and the sections in which the screen shows them.
import type { MyOrganization } from '@chargerota/contract';
import type {
  BookingRules,
  JoiningSettings,
  LineSettings,
  NotificationSettings,
  PrivacySettings,
} from '@chargerota/domain';
import { changeRules, ruleConflicts } from '@chargerota/domain';
import { formerValues } from '../../../../lib/former-values.ts';

export type Settings = BookingRules & NotificationSettings & PrivacySettings & LineSettings & JoiningSettings;
export type SettingName = keyof Settings;
export type Changes = Partial<Settings>;

/** The sections of the screens. */
export const SECTION_SETTINGS = {
  joining: [
    'requireVehicleToJoin',
    'requirePhoneToJoin',
    'requireEmergencyContactToJoin',
    'invitationsApprove',
  ],
  peak: [
    'peakHoursEnabled',
    'requirePeakReservation',
    'peakStartTime',
    'peakEndTime',
    'weekdaysRequireReservations',
    'weekendPeakHours',
    'peakWalkInWhenFree',
  ],
  offPeak: ['offPeakAccessPolicy', 'allowOffPeakWalkIn'],
  lengths: ['maxBookingHoursReservation', 'maxBookingHoursWalkIn', 'peakSlotDuration', 'offPeakSlotDuration'],
  ahead: ['maxAdvanceBookingDays', 'allowSameDayBooking'],
  often: [
    'bookingFrequencyEnabled',
    'bookingFrequencyType',
    'maxBookingsPerDay',
    'maxBookingsPerWeek',
    'maxBookingsPerMonth',
  ],
  inARow: ['allowConsecutiveReservations', 'maxConsecutiveSlots'],
  line: [
    'lineEnabled',
    'lineOrder',
    'lineOfferMinutes',
    'lineRestAtOnce',
    'lineNudges',
    'lineStillComing',
    'lineShorterSuggestion',
    'maxOpenBookings',
  ],
  notifications: ['defaultReminderMinutes', 'allowCustomReminders', 'allowAvailabilityNotifications'],
  privacy: ['showReservationDetails', 'showUserNames', 'showVehicleInfo', 'showContactInfo'],
  noShow: ['earlyArrivalMinutes', 'autoMarkNoShow', 'noShowGracePeriodMinutes'],
} as const satisfies Record<string, readonly SettingName[]>;
export type SectionName = keyof typeof SECTION_SETTINGS;

const SETTING_NAMES: readonly SettingName[] = Object.values(SECTION_SETTINGS).flat();

/** The settings of an organization. */
export const settingsOf = (organization: MyOrganization): Settings => pick(organization, SETTING_NAMES);

/** The settings after a change, including what the server changes along with it. */
export const withChanges = (settings: Settings, changes: Changes): Settings =>
  changeRules(settings, changes).rules;

/**
 * What a change sends, and what has to wait. Settings that contradict each other are held until another change makes
 * them right, and are then saved with it; a change that has nothing to do with them is saved alone.
 */
export function decideChange(
  now: Settings,
  held: Changes,
  changes: Changes,
): { send: Changes; held: Changes } {
  const together = differing(now, { ...held, ...changes });
  if (!contradicts(now, together)) return { send: withBothEnds(now, together), held: {} };
  const alone = differing(now, changes);
  if (contradicts(now, alone)) return { send: {}, held: together };
  const others = SETTING_NAMES.filter((name) => name in held && !(name in changes));
  return { send: withBothEnds(now, alone), held: pick(held, others) };
}

export const contradicts = (settings: Settings, changes: Changes): boolean =>
  ruleConflicts(withChanges(settings, changes)).length > 0;

/** What takes a change back: the values before it, except of settings that were changed again since. */
export const undoOf = (before: Settings, changes: Changes, now: Settings): Changes =>
  formerValues(before, withChanges(before, changes), now, SETTING_NAMES);

export const isChange = (changes: Changes): boolean => Object.keys(changes).length > 0;

const differing = (now: Settings, changes: Changes): Changes =>
  pick(
    changes,
    SETTING_NAMES.filter((name) => name in changes && changes[name] !== now[name]),
  );

/** The peak window is sent whole: another administrator may be moving its other end. */
const withBothEnds = (now: Settings, changes: Changes): Changes =>
  'peakStartTime' in changes || 'peakEndTime' in changes
    ? { peakStartTime: now.peakStartTime, peakEndTime: now.peakEndTime, ...changes }
    : changes;

function pick<From extends Changes, N extends SettingName>(from: From, names: readonly N[]): Pick<From, N> {
  const entries = names.map((name): [string, unknown] => [name, from[name]]);
  return Object.fromEntries(entries) as Pick<From, N>;
}
