// Who works at the simulated workplace, and when they wish to charge (assumptions: docs/figures.md "A workplace").
import { addDays, HOUR_MS, MINUTE_MS } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import type { Assumptions } from './assumptions.ts';
import { drawsOf } from './draws.ts';
import type { Draws } from './draws.ts';

const FIRST_MONDAY: LocalDate = '2027-01-04';
/** The day of a person's lasting traits. */
const ALWAYS = -1;
/** Of 65 % for the person in the middle: 4.1 wishes per charger and day at 100 people, and 5.1 at 125. */
const LOGIT_OF_WISHES = Math.log(0.65 / 0.35);
const WEEKDAY_WEIGHTS = [0.8, 1.2, 1.2, 1.2, 0.6];

/** When a wish is booked: far ahead, some days ahead, or on the day. */
type Habit = 'far' | 'days' | 'day';
type Channel = 'push' | 'sms' | 'mail';

interface Person {
  index: number;
  powerKw: number;
  needKwh: number;
  habit: Habit;
  channel: Channel;
  /** Multiplies the time in which messages are read. */
  slowness: number;
  /** Minutes after midnight. */
  sleepsAt: number;
  wakesAt: number;
}

/** A day on which somebody wishes to charge, or has booked although they will not. Times are instants in milliseconds. */
export interface Visit {
  person: Person;
  day: number;
  date: LocalDate;
  arrivesAt: number;
  leavesAt: number;
  needKwh: number;
  booksAt: number;
  /** When it turns out that nothing will be charged; null if it will be. */
  fallsThroughAt: number | null;
  draws: Draws;
  assumed: Assumptions;
}

export const dateOfDay = (day: number): LocalDate =>
  addDays(FIRST_MONDAY, Math.floor(day / 5) * 7 + (day % 5));
const FIRST_MIDNIGHT = Date.parse(`${FIRST_MONDAY}T00:00:00Z`);
export const midnight = (day: number): number =>
  FIRST_MIDNIGHT + (Math.floor(day / 5) * 7 + (day % 5)) * 24 * HOUR_MS;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const pick = <T>(value: number, choices: readonly (readonly [T, number])[]): T => {
  let sum = 0;
  return (choices.find(([, share]) => value < (sum += share)) ?? choices.at(-1)!)[0];
};

function personOf(seed: number, index: number): Person & Traits {
  const own = drawsOf(seed, index, ALWAYS);
  const hybrid = own.chance('hybrid', 0.25);
  const need = hybrid
    ? clamp(7 * Math.exp(0.4 * own.normal('need')), 3, 13)
    : clamp(12.5 * Math.exp(0.5 * own.normal('need')), 4, 40);
  const arrival = own.chance('late shift', 0.15)
    ? own.between('arrival', 630, 780)
    : 480 + 50 * own.normal('arrival');
  return {
    index,
    powerKw: hybrid ? 3.6 : 7,
    needKwh: need,
    habit: pick<Habit>(own.uniform('habit'), [
      ['far', 0.3],
      ['days', 0.4],
      ['day', 0.3],
    ]),
    channel: pick<Channel>(own.uniform('channel'), [
      ['push', 0.5],
      ['sms', 0.15],
      ['mail', 0.35],
    ]),
    slowness: Math.exp(0.4 * own.normal('slowness')),
    sleepsAt: Math.round(1350 + 40 * clamp(own.normal('sleeps'), -2, 2)),
    wakesAt: Math.round(Math.min(390 + 40 * own.normal('wakes'), arrival - 60)),
    daysOnSite: pick(own.uniform('days on site'), [
      [2, 0.1],
      [3, 0.25],
      [4, 0.3],
      [5, 0.35],
    ]),
    arrival,
    stay: own.chance('short stay', 0.18) ? own.between('stay', 240, 390) : 516 + 48 * own.normal('stay'),
    wishes: 1 / (1 + Math.exp(-(LOGIT_OF_WISHES + 0.77 * own.normal('wishes')))),
  };
}

interface Traits {
  daysOnSite: number;
  /** Minutes after midnight. */
  arrival: number;
  stay: number;
  /** How likely a day on site brings a wish. */
  wishes: number;
}

/** All visits of a seed, the same for every policy. */
export function visitsOf(
  seed: number,
  { people, days, assumed }: { people: number; days: number; assumed: Assumptions },
): Visit[] {
  return Array.from({ length: people }, (_, index) => personOf(seed, index)).flatMap((person) =>
    Array.from({ length: days }, (_, day) => visitOf(seed, person, day))
      .filter((visit) => visit !== null)
      .map((visit) => ({ ...visit, assumed })),
  );
}

function isOnSite(seed: number, { index, daysOnSite }: Person & Traits, day: number): boolean {
  const monday = day - (day % 5);
  const order = WEEKDAY_WEIGHTS.map((weight, at) => ({
    at,
    key: drawsOf(seed, index, monday + at).uniform('on site') ** (1 / weight),
  })).toSorted((a, b) => b.key - a.key);
  return order.slice(0, daysOnSite).some(({ at }) => monday + at === day);
}

function visitOf(seed: number, person: Person & Traits, day: number): Omit<Visit, 'assumed'> | null {
  if (!isOnSite(seed, person, day)) return null;
  const draws = drawsOf(seed, person.index, day);
  const start = midnight(day);
  const arrivesAt =
    start + Math.round(clamp(person.arrival + 15 * draws.normal('arrival'), 360, 900)) * MINUTE_MS;
  const stay = clamp(person.stay + 25 * draws.normal('stay'), 120, 660);
  const leavesAt = Math.min(arrivesAt + Math.round(stay) * MINUTE_MS, start + 18 * HOUR_MS);
  const planned = draws.chance('wish', person.wishes);
  const hoards = !planned && person.habit === 'far' && draws.chance('hoards', 0.1);
  const unplanned = !planned && !hoards && draws.chance('unplanned', 0.12);
  if (!planned && !hoards && !unplanned) return null;
  const fallsThrough = hoards || (planned && draws.chance('falls through', 0.24));
  return {
    person,
    day,
    date: dateOfDay(day),
    arrivesAt,
    leavesAt,
    needKwh: Math.max(1, person.needKwh * Math.exp(-0.058 + 0.34 * draws.normal('need'))),
    booksAt: bookingTime(unplanned ? 'unplanned' : person.habit, day, arrivesAt, draws),
    fallsThroughAt: fallsThrough ? learningTime(start, arrivesAt, draws) : null,
    draws,
  };
}

function bookingTime(habit: Habit | 'unplanned', day: number, arrivesAt: number, draws: Draws): number {
  const minutes = Math.round(draws.between('books', 0, 60));
  if (habit === 'unplanned') return arrivesAt + minutes * MINUTE_MS;
  if (habit === 'day') return arrivesAt - (15 + minutes) * MINUTE_MS;
  const ahead = Math.ceil(habit === 'far' ? draws.between('ahead', 6, 14) : draws.between('ahead', 0, 4));
  const hour = Math.floor(draws.between('books at', 7, 21));
  return midnight(day) - ahead * 24 * HOUR_MS + hour * HOUR_MS + minutes * MINUTE_MS;
}

function learningTime(start: number, arrivesAt: number, draws: Draws): number {
  const when = draws.uniform('learns');
  if (when < 0.45)
    return Math.round(draws.between('learns at', start + 5.5 * HOUR_MS, arrivesAt) / MINUTE_MS) * MINUTE_MS;
  const ahead = when < 0.7 ? 1 : Math.ceil(draws.between('learns ahead', 1, 5));
  return start - ahead * 24 * HOUR_MS + Math.floor(draws.between('learns at', 8, 20)) * HOUR_MS;
}
