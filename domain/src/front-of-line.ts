// Whoever finds their reserved charger out of use, and nothing else free, has no no-show: nothing of the reservation counts,
// and they may wait at the front of the line for the rest of the day (docs/rules.md "A charger that cannot be used").
import { m } from '@chargerota/messages';
import { arrivalState } from './arrival.ts';
import type { OwnReservation } from './booking-context.ts';
import { reportConcerns } from './charger-reports.ts';
import type { MadeReport } from './charger-reports.ts';

export interface UnusableCharger {
  /** The member's own open reports of the charger. */
  ownReports: readonly MadeReport[];
  /** An administrator has called an earlier report of theirs false. */
  wasFalse: boolean;
  /** The number of a charger that is free from now to the end, and that nobody reports. */
  otherFree: string | null;
  /** Nothing of another reservation that day has counted already. */
  hadToday: boolean;
}

/** Why a reservation without an arrival counts, as a sentence; null if its member could not use the charger. */
export function whyItCounts(
  { startsAt }: Pick<OwnReservation, 'startsAt'>,
  { ownReports, wasFalse, otherFree, hadToday }: UnusableCharger,
): string | null {
  if (!ownReports.some((report) => reportConcerns(report, startsAt)))
    return m.rulesFrontOfLine.pleaseReportFirstThatThe;
  if (wasFalse) return m.rulesFrontOfLine.aReportOfYoursWas;
  if (otherFree !== null) return m.rulesFrontOfLine.anotherChargerIsFree({ spotNumber: otherFree });
  return hadToday ? m.rulesFrontOfLine.youHaveBeenAtThe : null;
}

/** Why a member does not go to the front, as a sentence; null if they do. */
export function whyNotToFront(
  reservation: Pick<OwnReservation, 'kind' | 'status' | 'startsAt' | 'endsAt' | 'awaitedMs'>,
  graceMinutes: number,
  charger: UnusableCharger,
  now: Date,
): string | null {
  if (reservation.kind !== 'reservation' || reservation.status !== 'confirmed')
    return m.rulesFrontOfLine.onlyAReservationWithoutAn;
  const state = arrivalState(reservation, graceMinutes, now);
  if (state === 'not_started') return m.rulesFrontOfLine.yourReservationHasNotBegun;
  if (state === 'grace_expired') return m.rulesFrontOfLine.theTimeToConfirmArrival;
  return whyItCounts(reservation, charger);
}
