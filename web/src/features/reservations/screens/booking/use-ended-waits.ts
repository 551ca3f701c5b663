import type { Watch } from '@chargerota/contract';
import { slotOf, slotPeriod } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { watchesQuery } from '../../../waitlist/api.ts';
import { endedBy } from '../../../waitlist/standing.ts';
import type { ReadyBooking } from '../../use-booking.ts';

/** The reader's waits that end with the chosen reservation. They are read once it is complete. */
export function useEndedWaits({ location, selection }: ReadyBooking, isComplete: boolean): readonly Watch[] {
  const watches = useQuery({ ...watchesQuery, enabled: isComplete }).data;
  const { date, startHour, hours } = selection;
  if (!isComplete || !watches || date === null || startHour === null || hours === null) return [];
  const period = slotPeriod(date, slotOf(startHour, hours), location.timezone);
  return period ? endedBy(watches, location.id, period) : [];
}
