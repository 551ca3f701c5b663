// The parts of the settings in the order of the screen. Their headings have these ids, by which the address names them.
import { LENGTHS_ID } from '../../../../lib/paths.ts';
import { USAGE_TITLE } from '../../../notifications/usage-words.ts';

export const PART_TITLES = {
  organization: 'Organization Information',
  details: 'Details that people see',
  joining: 'Joining',
  rules: 'Rules at a glance',
  peak: 'Peak hours',
  offPeak: 'Off-peak hours',
  [LENGTHS_ID]: 'How long',
  ahead: 'How far ahead',
  often: 'How often',
  inARow: 'In a row',
  line: 'The line',
  notifications: 'Reminders and notifications',
  noShow: 'Auto no-show',
  privacy: 'Reservation privacy',
  displays: 'Wall displays',
  changes: 'Activity log',
  // Last, because it comes later than the others and is of no fixed height.
  sent: USAGE_TITLE,
} as const;
export type PartId = keyof typeof PART_TITLES;

export const PART_IDS = Object.keys(PART_TITLES) as PartId[];
