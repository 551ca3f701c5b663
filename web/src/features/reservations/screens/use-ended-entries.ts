import type { Location, Watch } from '@chargerota/contract';
import { slotOf, slotPeriod } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { watchesQuery } from '../../waitlist/api.ts';
import { endedBy } from '../../waitlist/standing.ts';
import type { Selection } from '../selection.ts';

type Choice = Pick<Selection, 'date' | 'startHour' | 'hours'> & {
  location: Location;
  /** When the reservation was made that is moved there; null for a new one. */
  madeAt: Date | null;
};

/**
 * The entries that the chosen reservation would end. `choice` is null while it can't be made: then nothing is read.
 */
export function useEndedEntries(choice: Choice | null): readonly Watch[] {
  const watches = useQuery({ ...watchesQuery, enabled: choice !== null }).data;
  if (!choice || !watches) return [];
  const { location, date, startHour, hours, madeAt } = choice;
  if (date === null || startHour === null || hours === null) return [];
  const period = slotPeriod(date, slotOf(startHour, hours), location.timezone);
  return period ? endedBy(watches, { locationId: location.id, period, madeAt }) : [];
}
