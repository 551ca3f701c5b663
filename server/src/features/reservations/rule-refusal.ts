import type { ErrorCode } from '@chargerota/contract';
import { firstRefusal } from '@chargerota/domain';
import type { Violation, ViolationCode } from '@chargerota/domain';
import { DomainError } from '../../platform/http/domain-error.ts';

/** The contract's code for each violation; its status follows from the violation's rank. */
export const ERROR_OF_VIOLATION = {
  not_approved: 'forbidden',
  date_invalid: 'invalid_input',
  slot_malformed: 'invalid_input',
  start_skipped: 'booking_refused',
  own_overlap: 'booking_conflict',
  spot_taken: 'booking_conflict',
  spot_closed: 'booking_conflict',
  location_inactive: 'booking_refused',
  spot_inactive: 'booking_refused',
  spot_reported: 'booking_refused',
  date_past: 'booking_refused',
  hour_past: 'booking_refused',
  same_day_off: 'booking_refused',
  outside_window: 'booking_refused',
  outside_hours: 'booking_refused',
  too_long: 'booking_refused',
  crosses_peak: 'booking_refused',
  off_peak_reservations_off: 'booking_refused',
  walk_ins_off: 'booking_refused',
  off_peak_reservation_only: 'booking_refused',
  walk_in_in_peak: 'booking_refused',
  not_longer: 'booking_refused',
  too_early: 'arrival_not_open',
  window_used: 'booking_refused',
  day_begun: 'booking_refused',
  consecutive: 'booking_refused',
  not_arrived: 'reservation_state',
  cap_day: 'booking_cap',
  cap_week: 'booking_cap',
  cap_month: 'booking_cap',
  cap_open: 'booking_cap',
} as const satisfies Record<ViolationCode, ErrorCode>;

/**
 * The refusal for violations: all of them in its details, status and message from the first in order; null if there are
 * none.
 */
export function ruleRefusal(violations: readonly Violation[]): DomainError | null {
  const first = firstRefusal(violations);
  if (!first) return null;
  const details = violations.map(({ code, message, details }) => ({ ...details, code, message }));
  return new DomainError(ERROR_OF_VIOLATION[first.code], details, {}, first.message);
}

/** For a spot that the database finds to be taken. */
export const spotTaken = (message: string): Violation => ({ code: 'spot_taken', message, details: {} });

/** Whether nothing but the taken charger stood against a booking. */
export const isForTakenSpotAlone = (error: unknown): boolean =>
  error instanceof DomainError &&
  error.details.length > 0 &&
  error.details.every(({ code }) => code === ('spot_taken' satisfies ViolationCode));
