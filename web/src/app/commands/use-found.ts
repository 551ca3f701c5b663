import { m } from '@chargerota/messages';
import type { Location, OrganizationMember } from '@chargerota/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { formatNumber, isInService } from '@chargerota/domain';
import { membersPageQuery } from '../../features/organizations/api.ts';
import { userReservationsQuery } from '../../features/reservations/api.ts';
import { useMember } from '../../features/reservations/member/member.ts';
import { usualLocation } from '../../features/reservations/member/own-rows.ts';
import { locationSpotsQuery, locationsQuery, spotsQuery } from '../../features/locations/api.ts';
import { plugWords } from '../../features/locations/words.ts';
import { useIsOffline } from '../../lib/network.ts';
import { useSettled } from '../../lib/use-over-time.ts';
import { wordsOf, find } from './find.ts';

type Found = FindableCharger & { id: string; name: string; isUsual: boolean; note: string };

export type FoundChargers =
  | { state: 'none' | 'loading' | 'failed' }
  /** `isPartial` if only those of some locations could be searched. */
  | { state: 'found'; chargers: Found[]; isPartial: boolean };

/** The locations whose chargers are looked for in what is kept. */
const MOST_KEPT = 20;

/**
 * The chargers that a text names, those of the usual location first. They are loaded with the first text that has a
 * figure in it; without a connection they are those that are kept, of all locations or of those that were looked at.
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
    const what = isInService(spot)
      ? m.commands.powerAndPlug({ power: formatNumber(powerOutput), plug: plugWords(spot) })
      : m.common.maintenance;
    return [
      {
        id,
        name: m.commands.chargerNumberAtName({ number, name: location.name }),
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

interface FindableCharger {
  number: string;
  /** The name and address of its location. */
  place: string;
}

/** What people write before a number. */
const FILLERS = ['charger', 'chargers', 'spot', 'bay', 'station', 'number', 'no', 'at'];
const MOST = 5;

/** The chargers that a text names by number, `5` as well as `05`; further words have to name the location. */
export function findChargers<C extends FindableCharger>(text: string, chargers: readonly C[]): C[] {
  const typed = wordsOf(text).filter((word) => !FILLERS.includes(word));
  return chargers
    .filter(({ number, place }) => {
      const own = wordsOf(number).map(withoutZeros);
      const others = wordsOf(place);
      const rest = typed.filter((word) => !own.includes(withoutZeros(word)));
      return (
        own.length > 0 &&
        own.every((part) => typed.some((word) => withoutZeros(word) === part)) &&
        rest.every((word) => others.some((other) => other.startsWith(word)))
      );
    })
    .slice(0, MOST);
}

const withoutZeros = (word: string): string => word.replace(/^0+(?=.)/, '');

const MOST_LOCATIONS = 3;

/** The locations that a text names, while it can be one that takes reservations. */
export function useFoundLocations(text: string): Location[] {
  const enabled = useMember().state === 'member' && text.trim().length >= FEWEST_LETTERS;
  const { data = [] } = useQuery({ ...locationsQuery, enabled });
  if (!enabled) return [];
  const named = data
    .filter(({ isActive }) => isActive)
    .map((location) => ({ location, label: location.name, words: location.address }));
  return find(text, named)
    .map(({ location }) => location)
    .slice(0, MOST_LOCATIONS);
}

/** A pause longer than the time between two letters. */
const TYPING_MS = 250;
/** One letter begins too many names. */
const FEWEST_LETTERS = 2;
const MOST_MEMBERS = 5;

type FoundMembers =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'found'; members: OrganizationMember[] };

/** The members whose name or address holds the text, after a pause in typing; `organizationId` of administrators. */
export function useFoundMembers(text: string, organizationId: string | null): FoundMembers {
  const typed = text.trim().slice(0, 100);
  const query = useSettled(typed, TYPING_MS);
  const isWanted = organizationId !== null && typed.length >= FEWEST_LETTERS;
  const members = useQuery({
    ...membersPageQuery(organizationId ?? '', { query }),
    enabled: isWanted && query.length >= FEWEST_LETTERS,
  });
  if (!isWanted) return { state: 'none' };
  if (query !== typed || members.isPending) return { state: 'loading' };
  if (!members.data) return { state: 'failed' };
  return { state: 'found', members: members.data.items.slice(0, MOST_MEMBERS) };
}
