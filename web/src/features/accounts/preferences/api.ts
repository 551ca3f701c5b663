import { m } from '@chargerota/messages';
import type { Preferences } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { formerValues } from '../../../lib/former-values.ts';
import { NOTHING_TO_UNDO } from '../../../ui/use-undo.ts';
import type { Undone } from '../../../ui/use-undo.ts';

const KEY = ['/api/users/me/preferences'] as const;
const RECOMMENDATIONS = ['/api/recommendations'] as const;

/** What the person prefers in a charging station. */
export const preferencesQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call('GET /api/users/me/preferences', {}, { signal }),
  staleTime: Infinity,
});

/** Also reloads the recommendations, which depend on the preferences. */
const showSaved = (client: QueryClient, preferences: Preferences): Promise<void> => {
  client.setQueryData(KEY, preferences);
  return client.invalidateQueries({ queryKey: RECOMMENDATIONS });
};

export function useUpdatePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<'PATCH /api/users/me/preferences'>['body']) =>
      call('PATCH /api/users/me/preferences', { body }),
    meta: { failureTitle: m.common.error, failureText: m.accountsPreferences.yourPreferencesCouldNotBe },
    onSuccess: (preferences) => showSaved(client, preferences),
  });
}

/** Gives the preferences the values back that they had. */
export async function undoPreferences(
  client: QueryClient,
  before: Preferences,
  after: Preferences,
): Promise<Undone> {
  const now = await client.fetchQuery({ ...preferencesQuery, staleTime: 0 });
  const former = formerValues(before, after, now, Object.keys(before) as (keyof Preferences)[]);
  if (Object.keys(former).length === 0) return NOTHING_TO_UNDO;
  await showSaved(client, await call('PATCH /api/users/me/preferences', { body: { ...now, ...former } }));
  return m.accountsPreferences.recommendationsFollowWhatYouPreferred;
}
