import { writeText } from '../../lib/storage.ts';

/** Storage keys of what was chosen. Apart from what reads them, so that the masthead can forget without booking's code. */
export const SELECTION_KEYS = {
  location: 'booking_location',
  date: 'booking_date',
  timeSlot: 'booking_timeSlot',
  spot: 'booking_spot',
} as const;

export function forgetSelection(): void {
  for (const key of Object.values(SELECTION_KEYS)) writeText(key, null);
}
