import { getPreferences, updatePreferences } from '@chargerota/contract';
import type { RouteArguments } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const KEY = ['/api/users/me/preferences'] as const;
const RECOMMENDATIONS = ['/api/recommendations'] as const;

/** What the person prefers in a charging station. */
export const preferencesQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call(getPreferences, {}, { signal }),
  staleTime: Infinity,
});

export function useUpdatePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteArguments<typeof updatePreferences>['body']) => call(updatePreferences, { body }),
    meta: { failureTitle: 'Error', failureText: 'Your preferences could not be saved.' },
    onSuccess: (preferences) => {
      client.setQueryData(KEY, preferences);
      return client.invalidateQueries({ queryKey: RECOMMENDATIONS });
    },
  });
}
