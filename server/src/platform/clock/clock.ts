/**
 * Where business time comes from (docs/rules.md "Time"). Features take a Clock and pass `now()` on as a parameter; they never
 * ask the computer or the database what time it is, so that a test can stand at any moment.
 */
export type Clock = { now(): Date };

/** The computer's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that reads `startAt` now and runs on from there at the normal pace (CLOCK_START). */
export function shiftedClock(startAt: Date, base: Clock = systemClock): Clock {
  const offset = startAt.getTime() - base.now().getTime();
  return { now: () => new Date(base.now().getTime() + offset) };
}
