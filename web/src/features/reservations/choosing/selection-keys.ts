import { writeText } from '../../../lib/storage.ts';

/**
 * Storage keys of the booking choices. In a file of their own, so that the masthead can clear them without loading the
 * booking code.
 */
export const SELECTION_KEYS = {
  location: 'booking_location',
  date: 'booking_date',
  timeSlot: 'booking_timeSlot',
  spot: 'booking_spot',
} as const;

export function forgetSelection(): void {
  for (const key of Object.values(SELECTION_KEYS)) writeText(key, null);
}
