import type { Location } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { locationsQuery } from '../../features/locations/api.ts';
import { useMember } from '../../features/reservations/member/member.ts';
import { find } from './find.ts';

/** One letter begins too many names. */
const FEWEST_LETTERS = 2;
const MOST_SHOWN = 3;

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
    .slice(0, MOST_SHOWN);
}
