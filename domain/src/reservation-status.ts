// States of a row in `reservations`. Bookings, walk-ins, holds and closures share the table.
import type { Period } from './periods.ts';

export const RESERVATION_KINDS = ['reservation', 'walk_in', 'hold', 'closure'] as const;
export type ReservationKind = (typeof RESERVATION_KINDS)[number];

export const RESERVATION_STATUSES = [
  'held',
  'confirmed',
  'arrived',
  'cancelled',
  'no_show',
  'closed',
  'expired',
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** A row in one of these states occupies its spot. */
export const OCCUPYING_STATUSES = ['held', 'confirmed', 'arrived', 'closed'] as const;
/** A row in one of these states prevents its member from having another one at the same time. */
export const MEMBER_OCCUPYING_STATUSES = ['confirmed', 'arrived'] as const;
/** A row in one of these states counts toward a frequency cap. */
export const COUNTED_STATUSES = ['confirmed', 'arrived', 'no_show'] as const;

export function isOccupying(status: ReservationStatus): boolean {
  return (OCCUPYING_STATUSES as readonly string[]).includes(status);
}

export function occupiesMember(status: ReservationStatus): boolean {
  return (MEMBER_OCCUPYING_STATUSES as readonly string[]).includes(status);
}

/** Also one that its member gave up after it had begun: it was used. */
export function countsAgainstCap({
  status,
  leftFrom,
}: {
  status: ReservationStatus;
  leftFrom?: Date | null;
}): boolean {
  return (
    (COUNTED_STATUSES as readonly string[]).includes(status) || (status === 'cancelled' && Boolean(leftFrom))
  );
}

export interface ReservationFacts extends Period {
  kind: ReservationKind;
  status: ReservationStatus;
  releasedAt?: Date | null;
}

/** Confirmed, without an arrival, and ending after `now`; it may have started (docs/rules.md "Arrival"). */
export function isUpcoming(reservation: ReservationFacts, now: Date): boolean {
  return reservation.status === 'confirmed' && reservation.endsAt > now;
}

/** Only upcoming reservations can be edited; past ones are history and count toward caps. */
export function canEdit(reservation: ReservationFacts, now: Date): boolean {
  return reservation.kind === 'reservation' && isUpcoming(reservation, now);
}

/** Only the state can prevent cancelling; booking rules never do. */
export function canCancel(reservation: ReservationFacts, now: Date): boolean {
  return canEdit(reservation, now);
}

/** An arrived member who is still on the spot may leave early. */
export function canRelease(reservation: ReservationFacts, now: Date): boolean {
  return (
    reservation.status === 'arrived' &&
    !reservation.releasedAt &&
    reservation.startsAt <= now &&
    now < reservation.endsAt
  );
}

/** An arrived member who is still on the spot may stay longer if evaluateExtension allows it. */
export function canExtend(reservation: ReservationFacts, now: Date): boolean {
  return canRelease(reservation, now);
}

/** Order of "My Upcoming Reservations": by start. */
export function byStart(a: Period, b: Period): number {
  return a.startsAt.getTime() - b.startsAt.getTime();
}
