import {
  createCalendarFeed,
  readCalendarFeed,
  readReservationCalendar,
  revokeCalendarFeed,
} from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Whether the person has a calendar feed, and since when. Another browser may have changed it. */
export const calendarFeedQuery = queryOptions({
  queryKey: [readCalendarFeed.path],
  queryFn: ({ signal }) => call(readCalendarFeed, {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Resolves to the address, which no later call returns again. */
export function useMakeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(createCalendarFeed, {}),
    meta: { failureText: 'Failed to make an address for your calendar.' },
    onSettled: () => client.invalidateQueries({ queryKey: calendarFeedQuery.queryKey }),
  });
}

export function useRevokeFeed() {
  const client = useQueryClient();
  const { queryKey } = calendarFeedQuery;
  return useMutation({
    mutationFn: () => call(revokeCalendarFeed, {}),
    meta: { failureText: 'Failed to revoke the address of your calendar.' },
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, { feed: null });
      return before;
    },
    onError: (_error, _variables, before) => client.setQueryData(queryKey, before),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

/** The address of the calendar file of one of the person's reservations. */
export const calendarFileOf = ({ id }: { id: string }): string =>
  readReservationCalendar.path.replace(':id', id);
