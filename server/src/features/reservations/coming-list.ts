// Coming reservations as an administrator's change lists them, and the confirmation of exactly this list (decision 0012).
import { m } from '@chargerota/messages';
import { createHash } from 'node:crypto';
import { personName, whenAndCharger, whenAndWhere } from '@chargerota/domain';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { ComingOf, ComingReservation } from './coming-store.ts';

/** How many reservations are listed; the first detail of the refusal gives the total. */
const MOST_LISTED = 50;

/** A hash of exactly these reservations and their times; a different set, or a moved reservation, gives another one. */
export function confirmationOf(coming: ComingReservation[]): string {
  const each = coming.map(({ id, startsAt, endsAt }) => [id, startsAt.toISOString(), endsAt.toISOString()]);
  return hashOf(each.map((parts) => parts.join(' ')).toSorted());
}

/** Of what is confirmed, a line of each. */
export const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('base64url');

export function refusal(
  code: 'coming_reservations' | 'reservations_outside_hours',
  coming: ComingReservation[],
  of: ComingOf,
): DomainError {
  const total = coming.length;
  const message =
    code === 'coming_reservations'
      ? m.sentReservations.upcomingReservationWillEndUpcoming({ count: total })
      : m.sentReservations.upcomingReservationWillStayUpcoming({ count: total });
  return new DomainError(code, [
    { code, message, total, confirmation: confirmationOf(coming) },
    ...coming.slice(0, MOST_LISTED).map((row) => ({
      code: 'coming_reservation',
      message: 'userId' in of ? whenAndWhere(row) : `${whenAndCharger(row)}, ${personName(row.user)}`,
      reservationId: row.id,
      date: row.date,
      timeSlot: row.timeSlot,
      spotNumber: row.spotNumber,
      locationName: row.locationName,
      memberName: personName(row.user),
    })),
  ]);
}
