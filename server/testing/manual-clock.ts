import type { Clock } from '../src/platform/clock/clock.ts';

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #now: Date;

  constructor(at: Date | string) {
    this.#now = new Date(at);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(at: Date | string): void {
    this.#now = new Date(at);
  }

  /** Moves the clock forward by `milliseconds` and returns the new time. */
  advance(milliseconds: number): Date {
    this.#now = new Date(this.#now.getTime() + milliseconds);
    return this.now();
  }
}
