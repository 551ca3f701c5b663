// When a member can confirm having arrived, and when a reservation becomes a no-show (docs/rules.md "Arrival").
import { MINUTE_MS } from './durations.ts';
import { isOpenAt } from './opening-hours.ts';
import type { WeeklyHours } from './opening-hours.ts';
import type { Period } from './periods.ts';

export interface ArrivalWindow {
  opensAt: Date;
  /** From this instant on, arrival can no longer be confirmed. */
  closesAt: Date;
}

export type ArrivalState = 'not_started' | 'can_confirm' | 'grace_expired';

/** A reservation, as far as its arrival window depends on it. */
export interface Awaited extends Period {
  /** How much of its window had passed before its start (left-times.ts). */
  awaitedMs?: number;
}

export function arrivalWindow(
  { startsAt, endsAt, awaitedMs = 0 }: Awaited,
  graceMinutes: number,
): ArrivalWindow {
  const left = Math.max(0, graceMinutes * MINUTE_MS - awaitedMs);
  return { opensAt: startsAt, closesAt: new Date(Math.min(startsAt.getTime() + left, endsAt.getTime())) };
}

/** From when on its holder can begin a reservation early, if nobody has the charger until its start. */
export const earlyArrivalFrom = ({ startsAt }: Pick<Period, 'startsAt'>, earlyArrivalMinutes: number): Date =>
  new Date(startsAt.getTime() - earlyArrivalMinutes * 60_000);

export function arrivalState(reservation: Awaited, graceMinutes: number, now: Date): ArrivalState {
  const { opensAt, closesAt } = arrivalWindow(reservation, graceMinutes);
  if (now < opensAt) return 'not_started';
  return now < closesAt ? 'can_confirm' : 'grace_expired';
}

/** True once a reservation without an arrival has to end, which frees its slot. */
export function isNoShowDue(
  reservation: Awaited & { status: string },
  rules: { noShowGracePeriodMinutes: number; autoMarkNoShow: boolean },
  now: Date,
): boolean {
  return (
    rules.autoMarkNoShow &&
    reservation.status === 'confirmed' &&
    arrivalState(reservation, rules.noShowGracePeriodMinutes, now) === 'grace_expired'
  );
}

/**
 * What such a reservation becomes: whoever could not come, because the location was closed at the start, is no no-show.
 */
export const stateOfAbsent = (
  { startsAt }: Pick<Period, 'startsAt'>,
  week: WeeklyHours,
  zone: string,
): 'no_show' | 'cancelled' => (isOpenAt(startsAt, week, zone) ? 'no_show' : 'cancelled');
