// Which free slot is offered to a member in line (docs/rules.md "The line"). Pure: the server calls it with what it has
// read under its locks, the bench with the state of its simulation.
import { m } from '@chargerota/messages';
import type { BookingContext, Span } from './booking-context.ts';
import { evaluateHandOver, evaluateHours } from './booking-rules.ts';
import type { WishEvaluation } from './booking-rules.ts';
import { reportConcerns } from './charger-reports.ts';
import type { MadeReport } from './charger-reports.ts';
import { HOUR_MS } from './durations.ts';
import { isLongEnough } from './line-hold.ts';
import { arrivalPast } from './member-rules.ts';
import { startHoursOn } from './line-wish.ts';
import type { LineWish } from './line-wish.ts';
import { addDays } from './local-dates.ts';
import type { LocalDate } from './local-dates.ts';
import { overlaps } from './periods.ts';
import type { Period } from './periods.ts';
import { firstRefusal } from './violations.ts';
import type { Violation, ViolationCode } from './violations.ts';
import { dayPeriod, hourInstant, localTime } from './zones.ts';

/**
 * What takes place on a spot: `priority hold` is time that has just become free and is kept until the line has been
 * checked.
 */
export interface SpotUse extends Period {
  spotId: string;
  /** When the time became free; null for what occupies the spot. */
  freeSince: Date | null;
}

/** One day of a location, as far as offers depend on it. */
export interface LineDay {
  date: LocalDate;
  timezone: string;
  now: Date;
  /** Chargers in service, in their order. */
  spotIds: readonly string[];
  /** Everything on these spots that touches the day or the 24 hours after it. */
  uses: readonly SpotUse[];
  /** Whether a slot that runs already is offered from now on. */
  restAtOnce: boolean;
}

/** An earlier offer to the same entry. */
export interface PastOffer extends Period {
  spotId: string;
  offeredAt: Date;
}

export interface LineOffer {
  spotId: string;
  span: Span;
  /** When the last part of the window became free; null if it was free before anybody asked. */
  freeSince: Date | null;
}

/** Who is asked: the rules' context without a spot, what they were offered, and what they report themselves. */
export interface Asker {
  context: BookingContext;
  offers: readonly PastOffer[];
  ownReports?: readonly (MadeReport & { spotId: string })[];
}

/** An offer, or why the member may not have any of the free slots; neither if none suits the wish. */
export type LineAnswer = { offer: LineOffer | null; refusal: Violation | null };

interface Stretch extends Period {
  spotId: string;
  priorityHolds: readonly SpotUse[];
}

/** A slot with this share of the wished length is offered if it comes first; without one, the longest is. */
const ENOUGH_OF_WISH = 2 / 3;

/** The stretches of each spot in which nothing takes place, from now to the end of the day after. */
export function freeStretches({ date, timezone, now, spotIds, uses }: LineDay): Stretch[] {
  const from = Math.max(now.getTime(), dayPeriod(date, timezone).startsAt.getTime());
  const until = dayPeriod(addDays(date, 1), timezone).endsAt.getTime();
  return spotIds.flatMap((spotId) => {
    const own = uses.filter((use) => use.spotId === spotId);
    const priorityHolds = own.filter(({ freeSince }) => freeSince !== null);
    const taken = own
      .filter(({ freeSince, startsAt, endsAt }) => freeSince === null && startsAt < endsAt)
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    const stretches: Stretch[] = [];
    let at = from;
    const add = (end: number) => {
      if (at < end) stretches.push({ spotId, priorityHolds, startsAt: new Date(at), endsAt: new Date(end) });
    };
    for (const use of taken) {
      add(Math.min(use.startsAt.getTime(), until));
      at = Math.max(at, use.endsAt.getTime());
    }
    add(until);
    return stretches;
  });
}

/** Nobody may start then, whoever it is and however long: only the day or the location itself changes that. */
const FOR_NOBODY: readonly ViolationCode[] = [
  'location_inactive',
  'date_past',
  'hour_past',
  'same_day_off',
  'outside_window',
  'outside_hours',
];

/**
 * The local hours of a day at which an offer can start in one of the stretches, and that the rules allow somebody: who
 * waits for other hours need not be asked. `context` is anybody's.
 */
export function startableHours(
  stretches: readonly Stretch[],
  day: LineDay,
  context: BookingContext,
): number[] {
  const whole = dayPeriod(day.date, day.timezone);
  const anyWish = {
    spotId: null,
    firstDate: day.date,
    lastDate: day.date,
    fromHour: 0,
    toHour: 23,
    hours: 1,
  };
  const evaluate = evaluateOnce(day, { ...context, ownReservations: [] });
  const isPossible = (start: Start) =>
    !evaluate(start, 1).violations.some(({ code }) => FOR_NOBODY.includes(code));
  const starts = new Set(stretches.flatMap((stretch) => startsIn(stretch, anyWish, day, whole)));
  return [
    ...new Set(
      [...starts].flatMap((start) => {
        if (!isPossible(start)) return [];
        return start === 'now' ? localTime(day.now, day.timezone).hour : start;
      }),
    ),
  ].toSorted((a, b) => a - b);
}

/**
 * The slot of a day that is offered to an entry: of those that the rules allow the member, the first of at least two
 * thirds of the wished length, else the longest. A slot that the member was offered is not offered again unless it
 * became free anew. Nor is time that they left after it had begun, or missed. `context` is the member's, without a
 * spot.
 */
export function matchEntry(
  wish: LineWish,
  day: LineDay,
  { context, offers, ownReports = [] }: Asker,
  stretches: readonly Stretch[] = freeStretches(day),
): LineAnswer {
  const hours = startHoursOn(wish, day.date, day.timezone);
  if (!hours) return { offer: null, refusal: null };
  const evaluate = evaluateOnce(day, context);
  const { leftTimes } = arrivalPast(context);
  let best: LineOffer | null = null;
  let refusal: Violation | null = null;
  for (const stretch of stretches) {
    if (wish.spotId !== null && wish.spotId !== stretch.spotId) continue;
    for (const start of startsIn(stretch, wish, day, hours)) {
      for (let length = wish.hours; length >= 1; length -= 1) {
        const { span, violations } = evaluate(start, length);
        if (!span || !isLongEnough(span.period, day.now) || span.period.endsAt > stretch.endsAt) continue;
        const freeSince = latestOf(
          stretch.priorityHolds.filter((priorityHold) => overlaps(priorityHold, span.period)),
        );
        if (
          ownReports.some((own) => own.spotId === stretch.spotId && reportConcerns(own, span.period.startsAt))
        )
          continue;
        if (wasOffered(offers, stretch.spotId, span.period, freeSince)) continue;
        if (leftTimes.some((left) => overlaps(left, span.period))) {
          refusal ??= WAS_THEIRS;
          continue;
        }
        const first = firstRefusal(violations);
        // A member is not "passed over" for a slot that nobody may have.
        if (first && FOR_NOBODY.includes(first.code)) continue;
        if (first) refusal ??= violations.find(({ code }) => code === first.code)!;
        else {
          const offer = { spotId: stretch.spotId, span, freeSince };
          if (!best || isBetter(offer, best, wish)) best = offer;
          break;
        }
      }
    }
  }
  return best ? { offer: best, refusal: null } : { offer: null, refusal };
}

/** Otherwise whoever does not arrive would get the same time again and again, with a new arrival window. */
const WAS_THEIRS: Violation = {
  code: 'window_used',
  get message() {
    return m.rulesLineMatch.youHadAChargerAt;
  },
  details: {},
};

type Start = 'now' | number;

/** The whole hours at which a charge may start in a stretch, and now. */
function startsIn(stretch: Stretch, wish: LineWish, day: LineDay, hours: Period): Start[] {
  const starts: Start[] = [];
  const isNow = stretch.startsAt <= day.now && day.now < stretch.endsAt;
  if (day.restAtOnce && isNow && hours.startsAt <= day.now && day.now < hours.endsAt) starts.push('now');
  for (let hour = wish.fromHour; hour <= wish.toHour; hour += 1) {
    const { instant, skipped } = hourInstant(day.date, hour, day.timezone);
    if (!skipped && instant > day.now && stretch.startsAt <= instant && instant < stretch.endsAt)
      starts.push(hour);
  }
  return starts;
}

/** Rules depend on start and length alone, not on the spot: each pair is evaluated once. */
function evaluateOnce(
  day: LineDay,
  context: BookingContext,
): (start: Start, length: number) => WishEvaluation {
  const evaluated = new Map<string, WishEvaluation>();
  return (start, length) => {
    const key = `${start} ${length}`;
    let evaluation = evaluated.get(key);
    if (!evaluation) {
      evaluation =
        start === 'now'
          ? evaluateHandOver({ endHour: handOverEnd(day, length) }, context)
          : evaluateHours(day.date, start, length, context);
      evaluated.set(key, evaluation);
    }
    return evaluation;
  };
}

/** The whole hour at which a charge of at most `length` hours from now ends; at least one hour is the clock's next. */
function handOverEnd({ now, timezone }: LineDay, length: number): number {
  const { hour } = localTime(now, timezone);
  return (hour + length) % 24;
}

const wasOffered = (
  offers: readonly PastOffer[],
  spotId: string,
  period: Period,
  freeSince: Date | null,
): boolean =>
  offers.some(
    (offer) =>
      offer.spotId === spotId &&
      overlaps(offer, period) &&
      (freeSince === null || offer.offeredAt >= freeSince),
  );

const latestOf = (holds: readonly SpotUse[]): Date | null =>
  holds.reduce<Date | null>(
    (latest, { freeSince }) => (latest && freeSince! <= latest ? latest : freeSince),
    null,
  );

function isBetter(one: LineOffer, other: LineOffer, wish: LineWish): boolean {
  const lengthOf = ({ span: { period } }: LineOffer) => period.endsAt.getTime() - period.startsAt.getTime();
  const isEnough = (offer: LineOffer) => lengthOf(offer) >= ENOUGH_OF_WISH * wish.hours * HOUR_MS;
  const startOf = ({ span: { period } }: LineOffer) => period.startsAt.getTime();
  if (isEnough(one) !== isEnough(other)) return isEnough(one);
  if (!isEnough(one) && lengthOf(one) !== lengthOf(other)) return lengthOf(one) > lengthOf(other);
  return startOf(one) < startOf(other);
}
