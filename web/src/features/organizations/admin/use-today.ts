import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { locationsQuery } from '../../locations/api.ts';
import { todayQuery } from './api.ts';
import { sessionsOf } from './today.ts';

/** Today's sessions with the names of their places. */
export function useToday() {
  const now = useNow();
  const today = useQuery(todayQuery);
  const locations = useQuery(locationsQuery);
  const sessions = useMemo(
    () => today.data && locations.data && sessionsOf(today.data, locations.data),
    [today.data, locations.data],
  );
  return {
    now,
    sessions,
    hasFailed: !sessions && (today.isError || locations.isError),
    retry: () => void Promise.all([today.refetch(), locations.refetch()]),
    isRetrying: today.isFetching || locations.isFetching,
  };
}
