import type { Location } from '@chargerota/contract';
import { isInService } from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { preferencesQuery } from '../accounts/preferences/api.ts';
import { locationSpotsQuery } from '../locations/api.ts';
import type { Member } from './member.ts';

/**
 * The energy that the member usually charges, at the slowest charger of a location, so that any charger suffices. Null
 * if it is unknown, or if the organization does not suggest lengths by it.
 */
export function useNeed(
  { organization }: Member,
  location: Location | null,
): BookingContext['usualNeed'] | null {
  const preferences = useQuery({ ...preferencesQuery, enabled: organization.lineShorterSuggestion });
  const spots = useQuery({
    ...locationSpotsQuery(location?.id ?? ''),
    ...(location === null && { queryFn: skipToken }),
  });
  const energyKwh = organization.lineShorterSuggestion ? preferences.data?.usualEnergyKwh : null;
  const powers = (spots.data ?? []).filter(isInService).map(({ powerOutput }) => powerOutput);
  const powerKw = powers.length > 0 ? Math.min(...powers) : null;
  return useMemo(() => (energyKwh && powerKw ? { energyKwh, powerKw } : null), [energyKwh, powerKw]);
}
