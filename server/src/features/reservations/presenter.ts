import type { availableSpot, DayReservation, Reservation } from '@chargerota/contract';
import { formatTimeSlot, hourlyPeriod, localTime, visibleReservation } from '@chargerota/domain';
import type { PrivacySettings, VisibleParts } from '@chargerota/domain';
import type * as z from 'zod';
import { standInId } from '../../platform/database/ids.ts';
import type { DayRow, SpotAvailability } from './day-store.ts';
import type { ReservationView } from './own-store.ts';

export function presentReservation(view: ReservationView): Reservation {
  const { reservation, user, organization, location } = view;
  const { spotNumber, powerOutput, connectorType, chargingType } = view.spot;
  return {
    ...reservation,
    user,
    startsAt: reservation.startsAt.toISOString(),
    endsAt: reservation.endsAt.toISOString(),
    arrivedAt: reservation.arrivedAt?.toISOString() ?? null,
    releasedAt: reservation.releasedAt?.toISOString() ?? null,
    leftFrom: reservation.leftFrom?.toISOString() ?? null,
    leftUntil: reservation.leftUntil?.toISOString() ?? null,
    createdAt: reservation.createdAt.toISOString(),
    timezone: location.timezone,
    location: { id: location.id, name: location.name, address: location.address, organization },
    spot: { spotNumber, powerOutput, connectorType, chargingType },
  };
}

export const presentSpotAvailability = (row: SpotAvailability): z.output<typeof availableSpot> => ({
  ...row,
  lastStatusUpdate: row.lastStatusUpdate?.toISOString() ?? null,
  closed: row.closed && { ...row.closed, endsAt: new Date(row.closed.endsAt).toISOString() },
});

/** A row of a day as its viewer sees it, before it gets the form of either route. */
export type VisibleRow = Pick<
  DayRow,
  | 'kind'
  | 'status'
  | 'timeSlot'
  | 'startsAt'
  | 'endsAt'
  | 'locationId'
  | 'spotId'
  | 'spotNumber'
  | 'date'
  | 'timezone'
  | 'heldUntil'
  | 'closedFor'
> &
  Pick<DayReservation, 'isMine' | 'user' | 'vehicle'> & {
    /** Null if details are hidden, because a row's id reveals when it was created. */
    id: string | null;
  };

/**
 * A row of the day's grid as the organization's privacy settings let `viewer` see it. Hidden data never leaves the
 * server: without details only the place and the hours remain, in the form of an ordinary reservation with another id.
 * Null if nothing remains to be shown.
 */
export function visibleDayRow(
  row: DayRow,
  viewer: { userId: string; isAdmin: boolean },
  privacy: PrivacySettings,
): VisibleRow | null {
  const parts = visibleParts(row, viewer, privacy);
  const when = parts.details || row.kind === 'closure' ? itself(row) : withoutDetails(row);
  const { firstName, lastName, email, phone } = row.user;
  return (
    when && {
      // Named one by one: with a spread, eight hundred rows take ten times as long.
      id: when.id,
      kind: when.kind,
      status: when.status,
      timeSlot: when.timeSlot,
      startsAt: when.startsAt,
      endsAt: when.endsAt,
      locationId: row.locationId,
      spotId: row.spotId,
      spotNumber: row.spotNumber,
      date: row.date,
      timezone: row.timezone,
      heldUntil: parts.details ? row.heldUntil : null,
      closedFor: row.closedFor,
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
    }
  );
}

/** To whom a slot is offered is nobody's business but theirs and the administrators'. */
function visibleParts(
  { kind, userId }: DayRow,
  viewer: { userId: string; isAdmin: boolean },
  privacy: PrivacySettings,
): VisibleParts {
  const parts = visibleReservation(viewer, userId, privacy);
  if (kind !== 'hold' || viewer.isAdmin || viewer.userId === userId) return parts;
  return { ...parts, userName: false, vehicle: false, contact: false };
}

export function presentDayReservation(row: VisibleRow): DayReservation {
  const startsAt = row.startsAt.toISOString();
  return {
    ...row,
    // A charger has one row at a time, so no other row gets the same id.
    id: row.id ?? standInId(row.spotId, startsAt),
    startsAt,
    endsAt: row.endsAt.toISOString(),
    heldUntil: row.heldUntil?.toISOString() ?? null,
  };
}

/**
 * A row of the day's grid, which screens read often: contacts and vehicles, most of the bytes, only if `isDetailed`, and
 * ids only of the caller's own reservations, since nobody else can act on them. Other rows have a key of what is shown,
 * which is unique in the day.
 */
export function presentGridRow(row: VisibleRow, { isDetailed }: { isDetailed: boolean }): DayReservation {
  const { user, vehicle, spotId, startsAt } = row;
  return presentDayReservation({
    ...row,
    id: (row.isMine ? row.id : null) ?? `${spotId}@${startsAt.toISOString()}`,
    user: isDetailed ? user : user && { ...user, email: null, phone: null },
    vehicle: isDetailed ? vehicle : null,
  });
}

type When = Pick<VisibleRow, 'id' | 'kind' | 'status' | 'timeSlot' | 'startsAt' | 'endsAt'>;

const itself = ({ id, kind, status, timeSlot, startsAt, endsAt }: DayRow): When => ({
  id,
  kind,
  status,
  timeSlot,
  startsAt,
  endsAt,
});

function withoutDetails(row: DayRow): When | null {
  const { timezone } = row;
  const period = hourlyPeriod(row, timezone);
  if (!period) return null;
  const startHour = localTime(period.startsAt, timezone).hour;
  const endHour = localTime(period.endsAt, timezone).hour;
  return {
    id: null,
    kind: 'reservation',
    status: 'confirmed',
    timeSlot: formatTimeSlot({ startHour, endHour }),
    ...period,
  };
}

/** A member has a vehicle if any of its fields is given, since none is required. */
const hasVehicle = ({ vehicle: { make, model, color } }: DayRow): boolean =>
  make !== null || model !== null || color !== null;
