// The settings that administrators change, and the sections in which the screen shows them.
import type { MyOrganization } from '@chargerota/contract';
import type { BookingRules, LineSettings, NoticeSettings, PrivacySettings } from '@chargerota/domain';
import { changeRules } from '@chargerota/domain';

export type Settings = BookingRules & NoticeSettings & PrivacySettings & LineSettings;
export type SettingName = keyof Settings;
export type Changes = Partial<Settings>;

/** The sections. A section is saved at once, with those of its settings that changed. */
export const SECTION_SETTINGS = {
  peak: [
    'peakHoursEnabled',
    'requirePeakReservation',
    'peakStartTime',
    'peakEndTime',
    'weekdaysRequireReservations',
    'weekendPeakHours',
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
  notices: ['defaultReminderMinutes', 'allowCustomReminders', 'allowAvailabilityNotifications'],
  privacy: ['showReservationDetails', 'showUserNames', 'showVehicleInfo', 'showContactInfo'],
  noShow: ['autoMarkNoShow', 'noShowGracePeriodMinutes'],
} as const satisfies Record<string, readonly SettingName[]>;
export type SectionName = keyof typeof SECTION_SETTINGS;

const SETTING_NAMES: readonly SettingName[] = Object.values(SECTION_SETTINGS).flat();

/** The settings of an organization. */
export const settingsOf = (organization: MyOrganization): Settings => pick(organization, SETTING_NAMES);

/** The settings of a section that a draft changes. Start and end of the peak window are always sent together. */
export function sectionChanges(section: SectionName, saved: Settings, draft: Changes): Changes {
  const names: readonly SettingName[] = SECTION_SETTINGS[section];
  const changed = names.filter((name) => name in draft && draft[name] !== saved[name]);
  const movesPeak = changed.some((name) => name === 'peakStartTime' || name === 'peakEndTime');
  const sent = movesPeak ? new Set<SettingName>([...changed, 'peakStartTime', 'peakEndTime']) : changed;
  return pick({ ...saved, ...draft }, [...sent]);
}

/** The rest of a draft after a section was saved or discarded as it was in `then`: values entered since stay. */
export function withoutSection(draft: Changes, section: SectionName, then: Changes): Changes {
  const names: readonly SettingName[] = SECTION_SETTINGS[section];
  const isDone = (name: SettingName): boolean => names.includes(name) && draft[name] === then[name];
  return pick(
    draft,
    SETTING_NAMES.filter((name) => name in draft && !isDone(name)),
  );
}

/** The settings with a draft applied, including the changes that the server would make along with it. */
export const withDraft = (saved: Settings, draft: Changes): Settings => changeRules(saved, draft).rules;

function pick<From extends Changes, N extends SettingName>(from: From, names: readonly N[]): Pick<From, N> {
  const entries = names.map((name): [string, unknown] => [name, from[name]]);
  return Object.fromEntries(entries) as Pick<From, N>;
}
