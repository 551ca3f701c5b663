import { isRealDate } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { readText, writeText } from '../../lib/storage.ts';
import { FIRST_FREE, hoursOfSlot, rather, timeSlotOf } from './selection.ts';
import type { Selection } from './selection.ts';
import { SELECTION_KEYS as KEYS } from './selection-keys.ts';

const realDate = (text: string | null): string | null => (text !== null && isRealDate(text) ? text : null);

export const readSelection = (): Selection => ({
  locationId: readText(KEYS.location),
  date: realDate(readText(KEYS.date)),
  ...hoursOfSlot(readText(KEYS.timeSlot)),
  spotId: readText(KEYS.spot),
});

/** Stores a selection for the next visit; null removes it. */
export function keepSelection(selection: Selection | null): void {
  writeText(KEYS.location, selection?.locationId ?? null);
  writeText(KEYS.date, selection?.date ?? null);
  writeText(KEYS.timeSlot, selection && timeSlotOf(selection));
  writeText(KEYS.spot, selection?.spotId ?? null);
}

/** The choices that a link to the booking screen may contain. */
export interface BookingLink {
  location: string;
  date?: string;
  /** '9-12' */
  slot?: string;
  spot?: string;
  /** A charger that is taken rather than the first free one. */
  rather?: string;
  /** The day that would be nearer, on which the member has a reservation. */
  passed?: string;
}

/** The query string of a link that opens the booking screen with choices made: '?location=…&date=…&slot=9-12'. */
export const bookingQuery = (link: BookingLink): string => `?${new URLSearchParams({ ...link })}`;

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

/** The day that a link passed over, because the member has a reservation then. */
export const readPassed = (search: string): LocalDate | null =>
  realDate(new URLSearchParams(search).get('passed'));
