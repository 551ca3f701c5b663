import { readText, writeText } from '../../lib/storage.ts';
import { hoursOfSlot, realDate, timeSlotOf } from './selection.ts';
import type { Selection } from './selection.ts';
import { SELECTION_KEYS as KEYS } from './selection-keys.ts';

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
