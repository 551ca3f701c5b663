// When a member can confirm having arrived, and when a reservation becomes a no-show (docs/rules.md "Arrival").
import { isOpenAt } from './opening-hours.ts';
import type { WeeklyHours } from './opening-hours.ts';
import type { Period } from './periods.ts';

export interface ArrivalWindow {
  opensAt: Date;
  /** From this instant on, arrival can no longer be confirmed. */
  closesAt: Date;
}

export type ArrivalState = 'not_started' | 'can_confirm' | 'grace_expired';

export function arrivalWindow(reservation: Period, graceMinutes: number): ArrivalWindow {
  const graceEnd = reservation.startsAt.getTime() + graceMinutes * 60_000;
  return {
    opensAt: reservation.startsAt,
    closesAt: new Date(Math.min(graceEnd, reservation.endsAt.getTime())),
  };
}

/** From when on its holder can begin a reservation early, if nobody has the charger until its start. */
export const earlyArrivalFrom = ({ startsAt }: Pick<Period, 'startsAt'>, earlyArrivalMinutes: number): Date =>
  new Date(startsAt.getTime() - earlyArrivalMinutes * 60_000);

export function arrivalState(reservation: Period, graceMinutes: number, now: Date): ArrivalState {
  const { opensAt, closesAt } = arrivalWindow(reservation, graceMinutes);
  if (now < opensAt) return 'not_started';
  return now < closesAt ? 'can_confirm' : 'grace_expired';
}

/** True once a reservation without an arrival has to end, which frees its slot. */
export function isNoShowDue(
  reservation: Period & { status: string },
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
