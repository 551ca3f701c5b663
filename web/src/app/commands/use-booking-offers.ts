import type { Location } from '@chargerota/contract';
import { dateChoice, localTime } from '@chargerota/domain';
import type { LocalDate, OwnReservation } from '@chargerota/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { dayReservationsQuery, userReservationsQuery } from '../../features/reservations/api.ts';
import { useMember } from '../../features/reservations/member/member.ts';
import type { Member } from '../../features/reservations/member/member.ts';
import { ownRow, usualLocation } from '../../features/reservations/member/own-rows.ts';
import { ruleContext } from '../../features/reservations/member/rule-context.ts';
import { entriesQuery } from '../../features/waitlist/api.ts';
import { freeForSlot } from '../../features/reservations/day/day-hours.ts';
import { locationsQuery, spotsQuery } from '../../features/locations/api.ts';
import { useNow } from '../../lib/use-now.ts';
import { bookingOffers, bookingWishes } from './booking-offers.ts';
import type { BookingOffer, BookingPlace } from './booking-offers.ts';
import { readBooking } from './read-booking.ts';

export type BookingAnswer =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'offers'; offers: BookingOffer[] };

/**
 * What a text that may be about a booking comes to. The locations are loaded with the first such text, and what is free
 * with the day that it names.
 */
export function useBookingOffers(text: string): BookingAnswer {
  const member = useMember();
  const now = useNow();
  const isMember = member.state === 'member';
  const zone = isMember ? member.organization.timezone : 'UTC';
  const wanted = isMember && readBooking(text, localTime(now, zone)) !== null;
  const locations = useQuery({ ...locationsQuery, enabled: wanted });
  const own = useQuery({ ...userReservationsQuery(isMember ? member.user.id : ''), enabled: wanted });
  const hasLine = isMember && member.organization.lineEnabled;
  const entries = useQuery({ ...entriesQuery, enabled: wanted && hasLine });
  const places: BookingPlace[] =
    isMember && wanted && locations.data && own.data
      ? placesOf(locations.data, member, own.data.map(ownRow), now)
      : [];
  const usualId = usualLocation(locations.data ?? [], own.data ?? [])?.id ?? null;
  const wishes = bookingWishes(text, places, usualId);
  const days = 'problem' in wishes ? [] : wishes.flatMap(({ place, wish }) => dayOf(place, wish.date));
  const spots = useQuery({ ...spotsQuery, enabled: days.length > 0 });
  const loaded = useQueries({
    queries: days.map(({ date, locationId }) => dayReservationsQuery(date, locationId)),
  });
  if (!wanted) return { state: 'none' };
  if (!locations.data || !own.data)
    return { state: locations.isLoadingError || own.isLoadingError ? 'failed' : 'loading' };
  if ([spots, entries, ...loaded].some(({ isLoading }) => isLoading)) return { state: 'loading' };
  const known = places.map((place): BookingPlace => {
    const at = days.findIndex(({ locationId }) => locationId === place.location.id);
    const rows = loaded[at]?.data;
    const its = spots.data?.filter(({ locationId }) => locationId === place.location.id);
    if (!rows || !its) return place;
    const { timezone } = place.context;
    return {
      ...place,
      entries: entries.data,
      // What lasts into the next day is judged by the booking screen.
      free: (date, startHour, hours) =>
        startHour + hours > 24 ? null : freeForSlot({ date, timezone }, startHour, hours, its, rows),
    };
  });
  const offers = bookingOffers(text, known, usualId);
  return offers ? { state: 'offers', offers } : { state: 'none' };
}

function placesOf(
  locations: readonly Location[],
  member: Member,
  reservations: readonly OwnReservation[],
  now: Date,
): BookingPlace[] {
  return locations
    .filter(({ isActive }) => isActive)
    .map((location) => ({
      location,
      context: ruleContext(member, location, reservations, now),
      hasLine: member.organization.lineEnabled,
    }));
}

/** The day at a place whose chargers have to be known: none if it cannot be booked. */
function dayOf({ location, context }: BookingPlace, date: LocalDate | null) {
  return date !== null && dateChoice(date, context).available ? [{ date, locationId: location.id }] : [];
}
