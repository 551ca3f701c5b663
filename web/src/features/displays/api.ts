import { m } from '@chargerota/messages';
import type { DisplayForm } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The links to wall displays. When they were last on changes without an event. */
export const displaysQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['/api/organizations', organizationId, 'displays'],
    queryFn: ({ signal }) =>
      call('GET /api/organizations/:id/displays', { params: { id: organizationId } }, { signal }),
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });

/** Resolves to the address, which no later call returns again. */
export function useMakeDisplay(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DisplayForm) =>
      call('POST /api/organizations/:id/displays', { params: { id: organizationId }, body }),
    meta: { failureTitle: m.displays.noLinkWasMade, failureText: m.displays.theLinkCouldNotBe },
    onSettled: () => client.invalidateQueries({ queryKey: displaysQuery(organizationId).queryKey }),
  });
}

export function useRevokeDisplay(organizationId: string) {
  const client = useQueryClient();
  const { queryKey } = displaysQuery(organizationId);
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/displays/:id', { params: { id } }),
    meta: { failureTitle: m.displays.theLinkStillWorks, failureText: m.displays.itCouldNotBeRevoked },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
