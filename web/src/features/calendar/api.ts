import { m } from '@chargerota/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, urlOf } from '../../lib/api.ts';

/** Whether the person has a calendar feed, and since when. Another browser may have changed it. */
export const calendarFeedQuery = queryOptions({
  queryKey: ['/api/calendar-feed'],
  queryFn: ({ signal }) => call('GET /api/calendar-feed', {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Resolves to the address, which no later call returns again. */
export function useMakeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/calendar-feed', {}),
    meta: { failureText: m.calendar.failedToMakeAnAddress },
    onSettled: () => client.invalidateQueries({ queryKey: calendarFeedQuery.queryKey }),
  });
}

export function useRevokeFeed() {
  const client = useQueryClient();
  const { queryKey } = calendarFeedQuery;
  return useMutation({
    mutationFn: () => call('DELETE /api/calendar-feed', {}),
    meta: { failureText: m.calendar.failedToRevokeTheAddress },
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
  urlOf('GET /api/reservations/:id/calendar.ics', { params: { id } });
