// The parts of the settings in the order of the screen. Their headings have these ids, by which the address names them.
import { m } from '@chargerota/messages';
import { LENGTHS_ID } from '../../../../lib/paths.ts';
import { USAGE_TITLE } from '../../../notifications/usage-words.ts';

export const PART_TITLES = {
  organization: m.organizationsSettings.organizationInformation,
  details: m.organizationsSettings.detailsThatPeopleSee,
  joining: m.organizationsSettings.joining,
  rules: m.organizationsSettings.rulesAtAGlance,
  peak: m.organizationsSettings.peakHours,
  offPeak: m.organizationsSettings.offPeakHours,
  [LENGTHS_ID]: m.organizationsSettings.howLong,
  ahead: m.organizationsSettings.howFarAhead,
  often: m.organizationsSettings.howOften,
  inARow: m.organizationsSettings.inARow,
  line: m.common.theLine,
  notifications: m.organizationsSettings.remindersAndNotifications,
  noShow: m.organizationsSettings.autoNoShow,
  privacy: m.organizationsSettings.reservationPrivacy,
  displays: m.organizationsSettings.wallDisplays,
  changes: m.organizationsSettings.activityLog,
  // Last, because it comes later than the others and is of no fixed height.
  sent: USAGE_TITLE,
} as const;
export type PartId = keyof typeof PART_TITLES;

export const PART_IDS = Object.keys(PART_TITLES) as PartId[];
