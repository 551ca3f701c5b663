import { isRealDate } from '@chargerota/domain';
import { useLocation, useSearch } from 'wouter';
import type { DayView } from './day-controls.tsx';

/** The day, the view and a location are in the address, so that they can be bookmarked and shared. */
export function useDayAddress() {
  const query = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const day = query.get('day');
  function set(name: string, value: string | null): void {
    const next = new URLSearchParams(query);
    if (value === null) next.delete(name);
    else next.set(name, value);
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  }
  return {
    day: day !== null && isRealDate(day) ? day : null,
    view: viewOf(query.get('view')),
    /** Whether a link asks to print the day. */
    isPrint: query.has('print'),
    /** The location that somebody came for; it stands first. */
    location: query.get('location'),
    set,
  };
}

const viewOf = (text: string | null): DayView => (text === 'list' ? 'list' : 'grid');

export type DayAddress = ReturnType<typeof useDayAddress>;
