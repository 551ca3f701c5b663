import { localTime } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { userReservationsQuery } from '../../features/reservations/api.ts';
import { useMember } from '../../features/reservations/member.ts';
import { ownReservationOf, ruleContext } from '../../features/reservations/rule-context.ts';
import { usualLocation } from '../../features/reservations/usual-location.ts';
import { locationsQuery } from '../../features/locations/api.ts';
import { useNow } from '../../lib/use-now.ts';
import { bookingOffers } from './booking-offers.ts';
import type { BookingOffer } from './booking-offers.ts';
import { readBooking } from './read-booking.ts';

export type BookingAnswer =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'offers'; offers: BookingOffer[] };

/** What a text that may be about a booking comes to. The locations are loaded with the first such text. */
export function useBookingOffers(text: string): BookingAnswer {
  const member = useMember();
  const now = useNow();
  const isMember = member.state === 'member';
  const zone = isMember ? member.organization.timezone : 'UTC';
  const wanted = isMember && readBooking(text, localTime(now, zone)) !== null;
  const locations = useQuery({ ...locationsQuery, enabled: wanted });
  const own = useQuery({ ...userReservationsQuery(isMember ? member.user.id : ''), enabled: wanted });
  if (!wanted) return { state: 'none' };
  if (!locations.data || !own.data)
    return { state: locations.isLoadingError || own.isLoadingError ? 'failed' : 'loading' };
  const reservations = own.data.map(ownReservationOf);
  const places = locations.data
    .filter(({ isActive }) => isActive)
    .map((location) => ({ location, context: ruleContext(member, location, reservations, now) }));
  const offers = bookingOffers(text, places, usualLocation(locations.data, own.data)?.id ?? null);
  return offers ? { state: 'offers', offers } : { state: 'none' };
}
