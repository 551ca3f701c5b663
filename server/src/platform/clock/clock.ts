/**
 * The source of business time (docs/rules.md "Time"). Features take a Clock and pass `now()` on as a parameter. They
 * never ask the computer or the database for the time, so that a test can choose any moment.
 */
export type Clock = { now(): Date };

/** The computer's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that starts at `startAt` and runs on at the normal pace (CLOCK_START). */
export function shiftedClock(startAt: Date, base: Clock = systemClock): Clock {
  const offset = startAt.getTime() - base.now().getTime();
  return { now: () => new Date(base.now().getTime() + offset) };
}
