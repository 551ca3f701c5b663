import type { Location } from '@chargerota/contract';
import type { BookingContext, OwnReservation, Period } from '@chargerota/domain';
import { viewerZone } from '../../../lib/dates.ts';
import { weekOf } from '../../locations/api.ts';
import type { Member } from './member.ts';

/** Converts the server's ISO strings to instants. */
export const periodOf = (row: { startsAt: string; endsAt: string }): Period => ({
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
});

/** The data by which the domain's rules evaluate a member's booking at a location, as far as the browser knows it. */
export function ruleContext(
  { user, organization }: Member,
  location: Location,
  ownReservations: readonly OwnReservation[],
  now: Date,
): BookingContext {
  return {
    now,
    timezone: location.timezone,
    readerZone: viewerZone(),
    weeklyHours: weekOf(location),
    organizationId: location.organizationId,
    locationId: location.id,
    locationActive: location.isActive,
    rules: organization,
    membershipStatus: organization.membershipStatus,
    accountStatus: user.status,
    ownReservations,
  };
}
