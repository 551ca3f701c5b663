import { useQueries, useQuery } from '@tanstack/react-query';
import { isInService } from '@chargerota/domain';
import { userReservationsQuery } from '../../features/reservations/api.ts';
import { useMember } from '../../features/reservations/member/member.ts';
import { usualLocation } from '../../features/reservations/member/own-rows.ts';
import { locationSpotsQuery, locationsQuery, spotsQuery } from '../../features/locations/api.ts';
import { plugWords } from '../../features/locations/words.ts';
import { useIsOffline } from '../../lib/network.ts';
import { findChargers } from './find-chargers.ts';
import type { FindableCharger } from './find-chargers.ts';

type Found = FindableCharger & { id: string; name: string; isUsual: boolean; note: string };

export type FoundChargers =
  | { state: 'none' | 'loading' | 'failed' }
  /** `isPartial` if only those of some locations could be searched. */
  | { state: 'found'; chargers: Found[]; isPartial: boolean };

/** The locations whose chargers are looked for in what is kept. */
const MOST_KEPT = 20;

/**
 * The chargers that a text names, those of the usual location first. They are loaded with the first text that has a figure in it; without a connection they
 * are those that are kept, of all locations or of those that were looked at.
 */
export function useFoundChargers(text: string): FoundChargers {
  const member = useMember();
  const isMember = member.state === 'member';
  const enabled = isMember && /\d/.test(text);
  const locations = useQuery({ ...locationsQuery, enabled });
  const spots = useQuery({ ...spotsQuery, enabled });
  const own = useQuery({ ...userReservationsQuery(isMember ? member.user.id : ''), enabled });
  const usualId = usualLocation(locations.data ?? [], own.data ?? [])?.id;
  const places = locations.data?.filter(({ isActive }) => isActive) ?? [];
  const isOffline = useIsOffline();
  const looksInKept = enabled && isOffline && spots.isLoadingError;
  const kept = useQueries({
    queries: (looksInKept ? places : []).slice(0, MOST_KEPT).map(({ id }) => locationSpotsQuery(id)),
  });
  if (!enabled) return { state: 'none' };
  const queries = [locations, spots, ...kept];
  if (queries.some(({ isLoading }) => isLoading)) return { state: 'loading' };
  const seen = kept.flatMap(({ data }) => (data ? [data] : []));
  const known = spots.data ?? (seen.length > 0 ? seen.flat() : null);
  if (!known) return { state: 'failed' };
  const chargers = known.flatMap((spot): Found[] => {
    const location = places.find(({ id }) => id === spot.locationId);
    if (!location) return [];
    const { id, spotNumber: number, powerOutput } = spot;
    const what = isInService(spot) ? `${powerOutput} kW, ${plugWords(spot)}` : 'Maintenance';
    return [
      {
        id,
        name: `Charger ${number} at ${location.name}`,
        number,
        place: `${location.name} ${location.address}`,
        isUsual: location.id === usualId,
        note: what,
      },
    ];
  });
  const isPartial = !spots.data && seen.length < places.length;
  const usualFirst = chargers.toSorted((a, b) => Number(b.isUsual) - Number(a.isUsual));
  return { state: 'found', chargers: findChargers(text, usualFirst), isPartial };
}
