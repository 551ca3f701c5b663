// Time that a member gave up after it had begun, without having arrived ("left"). Whoever reserves it again has only
// the rest of its arrival window, so that nobody can keep a charger free by leaving and booking anew (docs/rules.md
// "Arrival", "Once").
import type { Awaited } from './arrival.ts';
import { MINUTE_MS } from './durations.ts';
import type { LocalDate } from './local-dates.ts';
import { overlaps } from './periods.ts';
import type { Period } from './periods.ts';
import type { ReservationStatus } from './reservation-status.ts';

export interface LeftTime extends Period {
  /** How much of its arrival window had passed by then; nothing of a no-show's, which has been counted as such. */
  awaitedMs: number;
}

/** What a reservation remembers of time that its member left. */
export interface Leavable extends Awaited {
  status: ReservationStatus;
  /** The time that was left; both null if there is none. */
  leftFrom?: Date | null;
  leftUntil?: Date | null;
}

/**
 * What stays when a reservation is given up, or its start is moved on, at `now`; null before the start and after an
 * arrival.
 */
export function leaving(
  { status, startsAt, endsAt, awaitedMs = 0, leftFrom }: Leavable,
  now: Date,
): { leftFrom: Date; leftUntil: Date; awaitedMs: number; minutes: number } | null {
  const passed = now.getTime() - startsAt.getTime();
  if (status !== 'confirmed' || passed <= 0) return null;
  return {
    leftFrom: leftFrom && leftFrom < startsAt ? leftFrom : startsAt,
    leftUntil: endsAt,
    awaitedMs: awaitedMs + passed,
    minutes: Math.ceil(passed / MINUTE_MS),
  };
}

/** The times that a member has left, or missed. */
export const leftTimesOf = (own: readonly Leavable[]): LeftTime[] =>
  own.flatMap(({ status, startsAt, endsAt, awaitedMs = 0, leftFrom, leftUntil }) => {
    if (status === 'no_show') return [{ startsAt: leftFrom ?? startsAt, endsAt, awaitedMs: 0 }];
    if (status === 'arrived' || !leftFrom || !leftUntil) return [];
    return [{ startsAt: leftFrom, endsAt: leftUntil, awaitedMs }];
  });

/** What an edit has to keep of a reservation that has begun once: its day, and how much of its window has passed. */
export interface Begun {
  date: LocalDate;
  awaitedMs: number;
}

/** Undefined of a reservation that has never begun. */
export function begunOf(reservation: Leavable & { date: LocalDate }, now: Date): Begun | undefined {
  const { date, leftFrom, awaitedMs = 0 } = reservation;
  const leaves = leaving(reservation, now);
  if (!leaves && !leftFrom) return undefined;
  return { date, awaitedMs: leaves?.awaitedMs ?? awaitedMs };
}

/** How much of its arrival window has passed for whoever takes `period` after what they have left, or in its place. */
export const awaitedBefore = (
  period: Period,
  { begun, leftTimes }: { begun?: Begun | undefined; leftTimes: readonly LeftTime[] },
): number =>
  Math.max(
    begun?.awaitedMs ?? 0,
    ...leftTimes.filter((each) => overlaps(each, period)).map(({ awaitedMs }) => awaitedMs),
  );
