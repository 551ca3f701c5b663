// The sample days of the demo. They are days of the present month, whichever that is, so that the sample never ages.
import { m } from '@chargerota/messages';
import { longHour } from '../../hours.ts';
import type { Day } from './month.ts';

export const LOCATIONS = ['All Locations', 'Building A', 'Building B'] as const;
export type Location = (typeof LOCATIONS)[number];

export type DayEntry = {
  /** How much of the day is available. */
  percent: number;
  spots: number;
  peak: string;
};

/** What a day without sample data shows. */
const UNKNOWN: DayEntry = { percent: 50, spots: 5, peak: m.demoCarCalendar.notKnown };

const NOON = `${longHour(11)} - ${longHour(14)}`;
const MORNING = `${longHour(8)} - ${longHour(10)}`;

const day = (percent: number, spots: number, peak: string): DayEntry => ({ percent, spots, peak });

const SAMPLE: Record<Location, Record<number, DayEntry>> = {
  'All Locations': {
    1: day(82, 16, NOON),
    2: day(64, 13, NOON),
    3: day(45, 9, MORNING),
    4: day(38, 8, NOON),
    5: day(20, 4, NOON),
    6: day(71, 14, MORNING),
    7: day(90, 18, m.demoCarCalendar.none),
    9: day(58, 12, NOON),
    10: day(42, 8, NOON),
    11: day(15, 3, NOON),
    12: day(33, 7, MORNING),
    13: day(76, 15, NOON),
    14: day(95, 19, m.demoCarCalendar.none),
    16: day(61, 12, NOON),
    17: day(47, 9, NOON),
    18: day(22, 4, MORNING),
    19: day(36, 7, NOON),
    20: day(68, 14, NOON),
    21: day(88, 18, m.demoCarCalendar.none),
    22: day(79, 16, NOON),
    23: day(55, 11, NOON),
    24: day(40, 8, MORNING),
    25: day(10, 2, NOON),
    26: day(28, 6, NOON),
    27: day(73, 15, NOON),
    28: day(92, 18, m.demoCarCalendar.none),
  },
  'Building A': {
    1: day(80, 8, NOON),
    2: day(60, 6, NOON),
    4: day(30, 3, NOON),
    5: day(10, 1, NOON),
    9: day(40, 4, NOON),
    11: day(20, 2, NOON),
    14: day(100, 10, m.demoCarCalendar.none),
    18: day(20, 2, MORNING),
    20: day(70, 7, NOON),
    22: day(80, 8, NOON),
    25: day(0, 0, NOON),
    28: day(90, 9, m.demoCarCalendar.none),
  },
  'Building B': {
    1: day(80, 8, MORNING),
    3: day(40, 4, MORNING),
    6: day(80, 8, MORNING),
    10: day(30, 3, NOON),
    12: day(40, 4, MORNING),
    13: day(90, 9, NOON),
    17: day(60, 6, NOON),
    19: day(20, 2, NOON),
    22: day(70, 7, NOON),
    24: day(30, 3, MORNING),
    26: day(40, 4, NOON),
    27: day(80, 8, NOON),
  },
};

/** The sample of a day of today's month; a day without one, as in every other month, shows the default. */
export function entryOf(location: Location, { year, month, date }: Day, today: Day): DayEntry {
  const isThisMonth = year === today.year && month === today.month;
  return (isThisMonth && SAMPLE[location][date]) || UNKNOWN;
}

export type Band = 'high' | 'medium' | 'limited' | 'nearly-full';

export function bandOf(percent: number): Band {
  if (percent >= 75) return 'high';
  if (percent >= 50) return 'medium';
  return percent >= 25 ? 'limited' : 'nearly-full';
}

export const BAND_WORDS: Record<Band, string> = {
  high: m.demoCarCalendar.highAvailability,
  medium: m.demoCarCalendar.mediumAvailability,
  limited: m.demoCarCalendar.limitedAvailability,
  'nearly-full': m.demoCarCalendar.nearlyFull,
};

/** Every hour has ten chargers in the sample. */
export const CHARGERS = 10;

/** How many chargers are available in each hour from 6:00 AM to 8:00 PM. */
export const HOURS = [9, 8, 6, 5, 3, 1, 0, 1, 3, 4, 5, 4, 6, 7, 8].map((available, index) => ({
  hour: 6 + index,
  available,
}));

export type HourStatus = 'available' | 'moderate' | 'busy' | 'full';

export function hourStatusOf(available: number): HourStatus {
  if (available === 0) return 'full';
  if (available < 4) return 'busy';
  return available < 7 ? 'moderate' : 'available';
}
