import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import {
  extensionChoices,
  formatTimeSlot,
  evaluateBooking,
  localDate,
  localTime,
  slotOf,
} from '@chargerota/domain';
import type { BookingContext, EndChoice } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useCurrentOrganization } from '../../../lib/session.ts';
import { ownReportsOf } from '../../locations/report-words.ts';
import { spotReportsQuery } from '../../locations/reports-api.ts';
import { chargingSessionQuery } from '../../waitlist/api.ts';
import { paths } from '../../../lib/paths.ts';
import { bookingsOf, useOccupied } from '../day/use-occupied.ts';
import { bookingSearch } from '../choosing/booking-link.ts';
import type { OwnRow } from '../member/own-rows.ts';

/** Where a charging session runs, with what the rules of its extension need. */
export type ChargingSessionPlace = { location: Location; context: BookingContext };

export type ExtensionLimit = {
  /** Why no later end is possible; null if one is, and while that is not known. */
  refusal: string | null;
  /** Whether somebody in line could use what is left. */
  isWaitedFor: boolean;
  /** Where another charger can be booked for afterwards; null if it is not needed, or the rules refuse that, too. */
  elsewhere: string | null;
};

/** What speaks against staying at the charger. */
export function useExtensionLimit(row: OwnRow, place: ChargingSessionPlace): ExtensionLimit {
  const { choices, isKnown } = useEndChoices(row, place);
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  const line = useQuery({ ...chargingSessionQuery(row.id), enabled: hasLine });
  const refusal = isKnown ? refusalOf(choices) : null;
  return {
    refusal,
    isWaitedFor: line.data?.isWaitedFor === true,
    elsewhere: refusal === null ? null : elsewhereAfter(row, place),
  };
}

/** The booking screen with the hour that follows a charging session, if the rules allow one more reservation then. */
export function elsewhereAfter(
  { endsAt }: OwnRow,
  { location, context }: ChargingSessionPlace,
): string | null {
  const { date, hour } = localTime(endsAt, location.timezone);
  const timeSlot = formatTimeSlot(slotOf(hour, 1));
  if (evaluateBooking({ date, timeSlot }, context).violations.length > 0) return null;
  return `${paths.booking}${bookingSearch({ location: location.id, date, slot: timeSlot })}`;
}

/** Why no later end is possible; null if one is. */
export function refusalOf(choices: readonly EndChoice[]): string | null {
  if (choices.some(({ enabled }) => enabled)) return null;
  return choices[0]?.reason ?? m.reservationsActions.thisReservationCannotBeExtended;
}

/** The ends that the rules and the charger's other bookings allow, that day and the next. */
export function useEndChoices(
  row: OwnRow,
  { location, context }: ChargingSessionPlace,
): { choices: EndChoice[]; isKnown: boolean } {
  const date = localDate(row.endsAt, location.timezone);
  const { reservations, isKnown } = useOccupied(date, location.id);
  const reports = useQuery(spotReportsQuery);
  const choices = extensionChoices(row, {
    ...context,
    spotActive: true,
    spotBookings: bookingsOf(row.spotId, reservations),
    ownReports: ownReportsOf(reports.data ?? [], row.spotId),
  });
  return { choices, isKnown };
}
