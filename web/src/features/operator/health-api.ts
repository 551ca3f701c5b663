import { m } from '@chargerota/messages';
import type { RequestOf } from '@chargerota/contract/addresses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { REFRESH_MS } from './refresh.ts';

export const healthQuery = queryOptions({
  queryKey: ['/api/developer/health'],
  queryFn: ({ signal }) => call('GET /api/developer/health', {}, { signal }),
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: 'always',
  // Of the last visit to the tab.
  refetchOnMount: 'always',
});

const RETRIES = {
  notifications: {
    route: 'POST /api/developer/health/retry-notifications',
    done: m.operator.notificationsGoOutAgain,
  },
  jobs: {
    route: 'POST /api/developer/health/retry-jobs',
    done: m.operator.jobsRunAgain,
  },
} as const;

/** Makes what was given up due again. Others may have done so a moment before. */
export function useRetry(queue: keyof typeof RETRIES) {
  const client = useQueryClient();
  const { route, done } = RETRIES[queue];
  return useMutation({
    mutationFn: () => call(route, {}),
    meta: { failureTitle: m.operator.nothingWasRetried },
    onSuccess: ({ retried }) =>
      toast(
        retried === 0
          ? { title: m.operator.nothingWasLeftToRetry, tone: 'off' }
          : { title: done({ count: retried }) },
      ),
    onSettled: () => client.invalidateQueries(healthQuery),
  });
}

/** The dialog shows what happened, and failures too. */
export const useTryService = () =>
  useMutation({
    mutationFn: (body: RequestOf<'POST /api/developer/health/try'>['body']) =>
      call('POST /api/developer/health/try', { body }),
    meta: { handled: true },
  });
