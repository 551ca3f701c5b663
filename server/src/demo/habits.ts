import { slotOf, WEEKDAYS, type TimeSlot, type Weekday } from '@chargerota/domain';
import type { Random } from './random.ts';

/** When a member usually charges. */
export type Habit = {
  days: readonly Weekday[];
  slot: TimeSlot;
  /** Probability of a reservation on such a day. */
  probability: number;
  /** The highest number of days in advance. */
  aheadDays: number;
  favouriteSpot: number;
};

const WORKING_DAYS = WEEKDAYS.slice(0, 5);

/** The habit of the demo member: every morning, booked as early as possible, so that coming days are full. */
export const demoMemberHabit: Habit = {
  days: WORKING_DAYS,
  slot: slotOf(9, 3),
  probability: 1,
  aheadDays: 28,
  favouriteSpot: 2,
};

/** A morning at the office on some days of the week; for some people also an afternoon, an evening or a weekend. */
export function commuterHabits(spotCount: number, random: Random): Habit[] {
  const daysInOffice = random.shuffle(WORKING_DAYS).slice(0, random.between(4, 5));
  const commute: Habit = {
    days: daysInOffice,
    slot: slotOf(random.pick([6, 7, 7, 8, 8, 8, 9, 9, 10, 11]), random.pick([3, 4, 4])),
    probability: random.between(80, 97) / 100,
    aheadDays: random.between(6, 18),
    favouriteSpot: random.between(0, spotCount - 1),
  };
  const often = { ...commute, probability: 0.65 };
  const second: Habit[] = [
    { ...often, slot: slotOf(12, 3) },
    { ...often, slot: slotOf(13, 2) },
    { ...often, days: daysInOffice.slice(0, 3), slot: slotOf(17, 2) },
    { ...often, days: ['saturday', 'sunday'], slot: slotOf(10, 2) },
  ];
  return [commute, ...random.shuffle(second).slice(0, random.between(1, 2))];
}
