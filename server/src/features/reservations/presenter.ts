import type { DayReservation, Reservation } from '@chargerota/contract';
import { formatTimeSlot, localTime, visibleReservation } from '@chargerota/domain';
import type { PrivacySettings } from '@chargerota/domain';
import type { DayRow } from './day-store.ts';
import type { ReservationView } from './store.ts';

export function presentReservation(view: ReservationView): Reservation {
  const { reservation, organization, location } = view;
  const { spotNumber, powerOutput, connectorType, chargingType } = view.spot;
  return {
    ...reservation,
    startsAt: reservation.startsAt.toISOString(),
    endsAt: reservation.endsAt.toISOString(),
    arrivedAt: reservation.arrivedAt?.toISOString() ?? null,
    releasedAt: reservation.releasedAt?.toISOString() ?? null,
    createdAt: reservation.createdAt.toISOString(),
    timezone: location.timezone,
    location: { id: location.id, name: location.name, address: location.address, organization },
    spot: { spotNumber, powerOutput, connectorType, chargingType },
  };
}

/**
 * A stretch of the day's grid as the organization's privacy settings let `viewer` see it. What is withheld never
 * leaves the server: without details only when and where, as if every row were an ordinary reservation.
 */
export function presentDayReservation(
  row: DayRow,
  viewer: { userId: string; isAdmin: boolean },
  privacy: PrivacySettings,
): DayReservation {
  const parts = visibleReservation(viewer, row.userId, privacy);
  const { firstName, lastName, email, phone } = row.user;
  return {
    id: row.id,
    ...(parts.details || row.kind === 'closure'
      ? { kind: row.kind, status: row.status, timeSlot: row.timeSlot }
      : { kind: 'reservation', status: 'confirmed', timeSlot: hoursOf(row) }),
    locationId: row.locationId,
    spotId: row.spotId,
    spotNumber: row.spotNumber,
    date: row.date,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    timezone: row.timezone,
    isMine: row.userId === viewer.userId,
    user:
      row.userId !== null && (parts.userName || parts.contact)
        ? {
            firstName: parts.userName ? firstName : null,
            lastName: parts.userName ? lastName : null,
            email: parts.contact ? email : null,
            phone: parts.contact ? phone : null,
          }
        : null,
    vehicle: parts.vehicle && hasVehicle(row) ? row.vehicle : null,
  };
}

/** Whoever gave some of it has a vehicle: none of its fields is demanded (SPEC.md §5 "Registration"). */
const hasVehicle = ({ vehicle: { make, model, color } }: DayRow): boolean =>
  make !== null || model !== null || color !== null;

/** The whole hours around a period, as a slot: a walk-in's own word for it would tell that it is one. */
function hoursOf({ startsAt, endsAt, timezone }: DayRow): string {
  const end = localTime(endsAt, timezone);
  return formatTimeSlot({
    startHour: localTime(startsAt, timezone).hour,
    endHour: (end.minute > 0 ? end.hour + 1 : end.hour) % 24,
  });
}
