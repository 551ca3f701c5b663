// The starts and durations that the rules allow, reduced to those for which a charger is free.
import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import {
  durationChoices,
  formatHour,
  hourInstant,
  isPeakHour,
  localDate,
  maxReservationHours,
  openIntervals,
  overlaps,
  peakWindowOn,
  preferredHours,
  startChoices,
} from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { weekOf } from '../../locations/api.ts';
import type { DurationChoice } from './duration-picker.tsx';
import type { StartChoice } from './time-picker.tsx';

/** The number of chargers free for `hours` from a start. */
export type Free = (startHour: number, hours: number) => number;

const TAKEN = m.reservationsChoosing.allChargersAreTakenAt;

/**
 * The day's starts, from the first to the last hour in which the location is open. An hour without a free charger is
 * disabled too.
 */
export function startsOf(
  date: LocalDate,
  context: BookingContext,
  free: Free,
  isOpenAt: (hour: number) => boolean,
): StartChoice[] {
  const starts = startChoices(date, context).map((choice): StartChoice => {
    const count = free(choice.hour, 1);
    const isFull = choice.enabled && count === 0;
    return {
      ...choice,
      ...(isFull && { enabled: false, isTaken: true, reason: TAKEN }),
      free: count,
      isPeak: isPeakHour(date, choice.hour, context.rules),
    };
  });
  const first = starts.findIndex(({ hour }) => isOpenAt(hour));
  const last = starts.findLastIndex(({ hour }) => isOpenAt(hour));
  return first < 0 ? [] : starts.slice(first, last + 1);
}

/** The hint below the starts while none is chosen: what to do, or why none can be chosen that day. */
export function startHint(starts: readonly StartChoice[], date: LocalDate, context: BookingContext): string {
  if (starts.some(({ enabled }) => enabled)) return m.reservationsChoosing.chooseAStartToSee;
  const day = whichDay(date, context);
  if (starts.length === 0) return m.reservationsChoosing.theLocationIsClosed[day];
  if (isDayTaken(starts, date, context)) return m.reservationsChoosing.noChargerIsFreeThen[day];
  const ahead = stillAhead(starts, date, context);
  if (ahead.length === 0) return m.reservationsChoosing.noHoursAreLeft[day];
  const [reason, ...others] = new Set(ahead.map((start) => start.reason));
  return reason === undefined || others.length > 0 ? m.reservationsChoosing.noStartIsPossible[day] : reason;
}

/** Whether every start that is still ahead is taken, so that waiting is all that is left of the day. */
export function isDayTaken(
  starts: readonly StartChoice[],
  date: LocalDate,
  context: BookingContext,
): boolean {
  const ahead = stillAhead(starts, date, context);
  return ahead.length > 0 && ahead.every(({ isTaken }) => isTaken);
}

/**
 * Whether no charger is free in what is left of a day's opening hours. `freeShare` is the free part of that, from 0 to 1;
 * undefined while it is not known.
 */
export function isDayFull(
  date: LocalDate,
  freeShare: number | undefined,
  { now, timezone, weeklyHours }: BookingContext,
): boolean {
  if (freeShare !== 0) return false;
  return (
    weeklyHours !== null && openIntervals(date, weeklyHours, timezone).some(({ endsAt }) => endsAt > now)
  );
}

export const takenText = (date: LocalDate, context: BookingContext): string =>
  m.reservationsChoosing.noChargerIsFree[whichDay(date, context)];

const whichDay = (date: LocalDate, { now, timezone }: BookingContext): 'today' | 'thatDay' =>
  date === localDate(now, timezone) ? 'today' : 'thatDay';

/** Past hours are disabled for being past, so what is said of the day comes from the hours to come. */
const stillAhead = (starts: readonly StartChoice[], date: LocalDate, { now, timezone }: BookingContext) =>
  starts.filter(({ hour }) => hourInstant(date, hour, timezone).instant > now);

/** The length to wait for from a start: the one that would be preselected if it were free. */
export const usualHours = (date: LocalDate, startHour: number, context: BookingContext): number =>
  durationChoices(date, startHour, context).find(({ suggested }) => suggested)?.hours ??
  preferredHours(date, startHour, context);

/**
 * The durations from a start, up to and including the first one that a rule forbids or no charger is free for; longer
 * ones are not possible either.
 */
export function durationsOf(
  date: LocalDate,
  startHour: number,
  context: BookingContext,
  free: Free,
): DurationChoice[] {
  const choices = durationChoices(date, startHour, context).map((choice): DurationChoice => {
    const isFull = choice.enabled && free(startHour, choice.hours) === 0;
    return isFull
      ? { ...choice, enabled: false, reason: m.reservationsChoosing.noChargerIsFreeFor, isTaken: true }
      : choice;
  });
  const firstDisabled = choices.findIndex(({ enabled }) => !enabled);
  return firstDisabled < 0 ? choices : choices.slice(0, firstDisabled + 1);
}

/** The wished length if it is possible, else the longest shorter one; null if there is none. */
export function fittingHours(durations: readonly DurationChoice[], wished: number): number | null {
  return durations.findLast(({ hours, enabled }) => enabled && hours <= wished)?.hours ?? null;
}

/** 'In peak time, 6:00 AM to 3:00 PM, 3 hours is the limit.' */
export function limitText(date: LocalDate, startHour: number, { rules }: BookingContext): string {
  const count = maxReservationHours(date, startHour, rules);
  const peak = peakWindowOn(date, rules);
  if (!peak) return m.reservationsChoosing.limitInHours({ count });
  if (!isPeakHour(date, startHour, rules)) return m.reservationsChoosing.limitOutsidePeakHours({ count });
  return m.reservationsChoosing.limitInPeakHours({
    from: formatHour(peak.startHour),
    to: formatHour(peak.endHour),
    count,
  });
}

/** Whether a location is open at some time of a clock hour. */
export function openAt(date: LocalDate, location: Location): (hour: number) => boolean {
  const open = openIntervals(date, weekOf(location), location.timezone);
  return (hour) => {
    const startsAt = hourInstant(date, hour, location.timezone).instant;
    const endsAt = hourInstant(date, hour + 1, location.timezone).instant;
    return open.some((each) => overlaps(each, { startsAt, endsAt }));
  };
}
