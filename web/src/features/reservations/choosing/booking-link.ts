// Links that open the booking screen with choices made.
import type { LocalDate } from '@chargerota/domain';
import { FIRST_FREE, hoursOfSlot, rather, realDate } from './selection.ts';
import type { Selection } from './selection.ts';

/** The choices that a link to the booking screen may contain. */
export interface BookingLink {
  location: string;
  date?: string;
  /** '9-12' */
  slot?: string;
  spot?: string;
  /** The charger to choose if it is free; else the first free one. */
  rather?: string;
  /** An earlier day with the same weekday that was left out because of the member's own reservation. */
  skipped?: string;
}

/** The query string of a link that opens the booking screen with choices made: '?location=…&date=…&slot=9-12'. */
export const bookingSearch = ({ skipped, ...link }: BookingLink): string =>
  `?${new URLSearchParams({ ...link, ...(skipped && { passed: skipped }) })}`;

/** The selection in an address; null if there is none. Without a spot, the first free one is chosen. */
export function readLink(search: string): Selection | null {
  const query = new URLSearchParams(search);
  const locationId = query.get('location');
  if (locationId === null) return null;
  const slot = query.get('slot');
  const wish = query.get('rather');
  const anyFree = slot === null ? null : wish === null ? FIRST_FREE : rather(wish);
  return {
    locationId,
    date: realDate(query.get('date')),
    ...hoursOfSlot(slot),
    spotId: query.get('spot') ?? anyFree,
  };
}

/** The day that a link left out, because the member has a reservation then. */
export const readSkipped = (search: string): LocalDate | null =>
  realDate(new URLSearchParams(search).get('passed'));
