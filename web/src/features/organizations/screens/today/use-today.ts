import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { locationsQuery } from '../../../locations/api.ts';
import { overviewQuery, todayQuery } from './api.ts';
import { daysIn, sessionsOf } from './today.ts';

/** Today's dates on the clocks of the organization and its locations. */
function useDays(): readonly string[] {
  const organization = useCurrentOrganization();
  const locations = useQuery(locationsQuery).data ?? [];
  const places = organization ? [organization, ...locations] : locations;
  return daysIn(
    places.map(({ timezone }) => timezone),
    useNow(),
  );
}

/** Loads the figures for today. */
export const useOverview = () => useQuery(overviewQuery(useDays()));

/** Today's sessions with the names of their locations. */
export function useToday() {
  const now = useNow();
  const today = useQuery(todayQuery(useDays()));
  const locations = useQuery(locationsQuery);
  const sessions = useMemo(
    () => today.data && locations.data && sessionsOf(today.data.items, locations.data),
    [today.data, locations.data],
  );
  return {
    now,
    sessions,
    /** The number of cancelled sessions that are not in the list. */
    unlisted: today.data ? today.data.total - today.data.items.length : 0,
    hasFailed: !sessions && (today.isError || locations.isError),
    retry: () => void Promise.all([today.refetch(), locations.refetch()]),
    isRetrying: today.isFetching || locations.isFetching,
  };
}
