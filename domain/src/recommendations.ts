// The next slots that suit a member best, and why (docs/rules.md "Recommendations"). Nothing is recommended that the
// rules of booking refuse, or for which no charger is free.
import { m } from '@chargerota/messages';
import { formatNumber } from '@chargerota/messages/locale';
import { dateChoice, durationChoices } from './booking-choices.ts';
import type { BookingContext } from './booking-context.ts';
import { evaluateHours } from './booking-rules.ts';
import { bookingWindow } from './booking-window.ts';
import { addDays, isInRange, isWeekend, weekdayOf } from './local-dates.ts';
import type { LocalDate } from './local-dates.ts';
import { maxReservationHours, slotDurationHours } from './peak-hours.ts';
import type { Period } from './periods.ts';
import { occupiesMember } from './reservation-status.ts';
import { suits } from './station-ranking.ts';
import type { RankedCharger, RankedStation, StationTaste } from './station-ranking.ts';
import { chargingMinutes, MARGIN_MINUTES, suggestedHours } from './suggested-length.ts';
import { formatTimeSlot, slotOf, slotPeriod } from './time-slots.ts';
import { formatHour, localTime } from './zones.ts';

/** At most so many are recommended. */
const MOST = 3;
/** Slots start on one of so many days, of which the first is today, or tomorrow if nobody may book for today. */
export const RECOMMENDED_DAYS = 7;
/** On another day than today, who has no usual hour is not recommended an earlier start. */
const EARLIEST_HOUR = 7;
/** A start that was taken once is no habit. */
const LEAST_TIMES = 2;
/** Slots are tried from the best; so many that are not to be had are enough. */
const MOST_TRIED = 400;

/** A reservation that a member has made at a location. */
export interface Visit {
  date: LocalDate;
  startHour: number;
  hours: number;
}

/** A location where slots are looked for. */
export interface Place {
  name: string;
  rank: RankedStation;
  /** The rules' context without a spot. */
  context: BookingContext;
  /** Its chargers in service, in order. */
  spots: readonly RankedCharger[];
  /** What occupies them in the days to come. */
  taken: readonly (Period & { spotId: string })[];
  /** The member's own recent reservations here. */
  visits: readonly Visit[];
  /** The share of the chargers that were occupied lately at an hour of weekdays or weekends; null if unknown. */
  usualLoad: (isWeekend: boolean, hour: number) => number | null;
}

export interface Recommended extends Period {
  place: Place;
  date: LocalDate;
  startHour: number;
  hours: number;
  timeSlot: string;
  spot: RankedCharger;
  freeSpots: number;
  score: number;
  /** Null if nothing is known of it but that a charger is free. */
  reason: string | null;
  /** Why it has this length, if that follows from the usual energy. */
  lengthReason: string | null;
  /** It is as long as the member wants it. */
  isWhole: boolean;
}

type Taste = Pick<StationTaste, 'chargingTypes' | 'connectorTypes' | 'usualEnergyKwh'>;

interface Candidate {
  place: Place;
  date: LocalDate;
  hour: number;
  score: number;
  habit: { sentence: string; hours: number } | null;
}

/** At most three, the best first, no two on one day or at one hour of the same location. */
export function recommendSlots(places: readonly Place[], taste: Taste): Recommended[] {
  const candidates = places
    .flatMap(candidatesAt)
    .toSorted((a, b) => b.score - a.score || (a.date < b.date ? -1 : a.date > b.date ? 1 : a.hour - b.hour));
  const chosen: Recommended[] = [];
  // Taken only where no slot has the length that the member wants.
  let short: Recommended | null = null;
  let tried = 0;
  for (const candidate of candidates) {
    if (chosen.length === MOST || tried > MOST_TRIED) break;
    if (chosen.some((other) => isAlike(other, candidate))) continue;
    tried += 1;
    const slot = bookable(candidate, taste);
    if (slot?.isWhole) chosen.push(slot);
    else short ??= slot;
  }
  return chosen.length > 0 || !short ? chosen : [short];
}

const isAlike = (other: Recommended, { place, date, hour }: Candidate): boolean =>
  other.place === place && (other.date === date || other.startHour === hour);

/** Every hour of the days to come, with its points; the rules are not asked yet. */
function candidatesAt(place: Place): Candidate[] {
  const { context, visits, rank, usualLoad } = place;
  const { date: today, hour: thisHour } = localTime(context.now, context.timezone);
  const window = bookingWindow(today, context.rules);
  const weekdays = new Set(visits.map(({ date }) => weekdayOf(date)));
  return Array.from({ length: RECOMMENDED_DAYS }, (_, index) => addDays(window.first, index))
    .filter((date) => isInRange(date, window) && dateChoice(date, context).available)
    .flatMap((date, index) => {
      const isToday = date === today;
      const habit = habitOn(date, visits);
      const soon = isToday ? 14 : 8 - index;
      const hasOther = context.ownReservations.some((own) => own.date === date && occupiesMember(own.status));
      const unusualDay = weekdays.size > 0 && !weekdays.has(weekdayOf(date)) ? -12 : 0;
      return Array.from({ length: 24 }, (_item, hour): Candidate => {
        const load = usualLoad(isWeekend(date), hour);
        return {
          place,
          date,
          hour,
          score:
            rank.score +
            soon +
            unusualDay +
            (hasOther ? -25 : 0) +
            hourPoints(hour, habit, isToday ? thisHour + 1 : null) +
            (load === null ? 0 : 4 * (1 - load)),
          habit: habit && habit.hour === hour ? { sentence: habit.sentence, hours: habit.hours } : null,
        };
      }).filter(({ hour }) => !isToday || hour > thisHour);
    });
}

function hourPoints(hour: number, habit: Habit | null, nextHour: number | null): number {
  if (habit) return Math.max(0, 30 - 6 * Math.abs(hour - habit.hour));
  if (nextHour !== null) return 12 - 0.2 * (hour - nextHour);
  return hour < EARLIEST_HOUR ? 0 : Math.max(0, 12 - 2 * (hour - EARLIEST_HOUR));
}

interface Habit {
  hour: number;
  hours: number;
  sentence: string;
}

/** The usual start on a day's weekday, else on any day; null if there is no visit. */
function habitOn(date: LocalDate, visits: readonly Visit[]): Habit | null {
  const weekday = weekdayOf(date);
  const onWeekday = mostOften(visits.filter((visit) => weekdayOf(visit.date) === weekday));
  const most = onWeekday && onWeekday.times >= LEAST_TIMES ? onWeekday : mostOften(visits);
  if (!most) return null;
  const time = formatHour(most.hour);
  const sentence =
    most === onWeekday
      ? m.rulesRecommendations.youUsuallyStartAtTimeOn[weekday]({ time })
      : m.rulesRecommendations.youUsuallyStartAtTime({ time });
  return { hour: most.hour, hours: most.hours, sentence: most.times >= LEAST_TIMES ? sentence : '' };
}

/** The most frequent start and its most frequent length; the latest visit decides between equals. */
function mostOften(visits: readonly Visit[]): { hour: number; hours: number; times: number } | null {
  const latestFirst = visits.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const hour = modeOf(latestFirst.map(({ startHour }) => startHour));
  if (!hour) return null;
  const lengths = latestFirst.filter(({ startHour }) => startHour === hour.value).map(({ hours }) => hours);
  return { hour: hour.value, hours: modeOf(lengths)?.value ?? 1, times: hour.times };
}

function modeOf(values: readonly number[]): { value: number; times: number } | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most ? { value: most[0], times: most[1] } : null;
}

/** The candidate with a free charger and the length that suits; null if the rules refuse it or nothing is free. */
function bookable(candidate: Candidate, taste: Taste): Recommended | null {
  const { place, date, hour, habit, score } = candidate;
  const { context, spots } = place;
  if (evaluateHours(date, hour, 1, context).violations.length > 0) return null;
  const lengths = durationChoices(date, hour, context)
    .filter(({ enabled }) => enabled)
    .map(({ hours }) => ({ hours, taken: takenSpots(place, date, hour, hours) }));
  const maxHours = maxReservationHours(date, hour, context.rules);
  const { usualEnergyKwh: energyKwh } = taste;
  let best: { spot: RankedCharger; hours: number; wanted: number; isNeed: boolean } | null = null;
  for (const spot of spots.toSorted((a, b) => Number(suits(b, taste)) - Number(suits(a, taste)))) {
    const need = energyKwh && suggestedHours({ energyKwh, powerKw: spot.powerOutput, maxHours });
    const wanted = Math.min(maxHours, need || habit?.hours || slotDurationHours(date, hour, context.rules));
    const hours = lengths.findLast((one) => one.hours <= wanted && !one.taken.has(spot.id))?.hours;
    if (hours === undefined) continue;
    // A charger of a preferred kind is kept, even for a shorter time than another would allow.
    const isBetter =
      !best || (hours / wanted > best.hours / best.wanted && suits(spot, taste) === suits(best.spot, taste));
    if (isBetter) best = { spot, hours, wanted, isNeed: Boolean(need) };
    if (best?.hours === best?.wanted) break;
  }
  if (!best) return null;
  const { spot, hours, wanted, isNeed } = best;
  const taken = takenSpots(place, date, hour, hours);
  const slot = slotOf(hour, hours);
  const period = slotPeriod(date, slot, context.timezone);
  if (!period) return null;
  const freeSpots = spots.filter(({ id }) => !taken.has(id)).length;
  return {
    ...period,
    place,
    date,
    startHour: hour,
    hours,
    timeSlot: formatTimeSlot(slot),
    spot,
    freeSpots,
    score: Math.round(score * 10) / 10,
    isWhole: hours === wanted,
    reason: reasonOf(candidate, freeSpots / spots.length),
    lengthReason:
      isNeed && hours === wanted && energyKwh
        ? lengthSentence(hours, energyKwh, spot.powerOutput, maxHours)
        : null,
  };
}

/** The chargers that something occupies at some time of the hours. */
function takenSpots(place: Place, date: LocalDate, hour: number, hours: number): ReadonlySet<string> {
  const period = slotPeriod(date, slotOf(hour, hours), place.context.timezone);
  const overlaps = (other: Period) =>
    period === null || (other.startsAt < period.endsAt && other.endsAt > period.startsAt);
  return new Set(place.taken.filter(overlaps).map(({ spotId }) => spotId));
}

/**
 * '2 hours are enough for the 11 kWh that you usually charge, at 7 kW.' Where charging alone would take fewer hours, it
 * names the minutes that were added. Null if that much time is not to be had.
 */
export function lengthSentence(
  hours: number,
  energyKwh: number,
  powerKw: number,
  maxHours: number,
): string | null {
  if (suggestedHours({ energyKwh, powerKw, maxHours: Number.POSITIVE_INFINITY }) > maxHours) return null;
  const need = { count: hours, energyKwh: formatNumber(energyKwh), powerKw: formatNumber(powerKw) };
  const isForMargin = chargingMinutes(energyKwh, powerKw) <= (hours - 1) * 60;
  return isForMargin
    ? m.rulesRecommendations.hoursAreEnoughWithMargin({ ...need, marginMinutes: MARGIN_MINUTES })
    : m.rulesRecommendations.hoursAreEnough(need);
}

/** More are not read; the first weigh most. */
const MOST_REASONS = 2;

/** Up to this share of the chargers in use, most are free. */
const MOST_LOAD = 0.4;

/** Sentences that are true of the candidate. What is usual is no reason where it is otherwise this time. */
function reasonOf({ place, date, hour, habit }: Candidate, freeShare: number): string | null {
  const load = place.usualLoad(isWeekend(date), hour);
  const sentences = [
    habit?.sentence || null,
    place.rank.reason || null,
    load !== null && load <= MOST_LOAD && freeShare >= 1 - MOST_LOAD
      ? m.rulesRecommendations.mostChargersAreUsuallyFree
      : null,
  ].filter((sentence) => sentence !== null);
  return sentences.slice(0, MOST_REASONS).join(' ') || null;
}
