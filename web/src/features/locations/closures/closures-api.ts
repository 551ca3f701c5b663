import { m } from '@chargerota/messages';
import type { RequestOf } from '@chargerota/contract/addresses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { invalidateReservations } from '../../reservations/api.ts';
import { locationKeys } from '../api.ts';

const closureKey = (locationId: string) => [...locationKeys.all, locationId, 'closures'] as const;

/** Those of a location that run or are to come. Reloaded with the locations. */
export const closuresQuery = (locationId: string) =>
  queryOptions({
    queryKey: closureKey(locationId),
    queryFn: ({ signal }) =>
      call('GET /api/locations/:id/closures', { params: { id: locationId } }, { signal }),
  });

export type NewClosure = RequestOf<'POST /api/locations/:id/closures'>['body'];
export type ClosureChanges = RequestOf<'PATCH /api/closures/:id'>['body'];

export const createClosure = (locationId: string, body: NewClosure) =>
  call('POST /api/locations/:id/closures', { params: { id: locationId }, body });

export const changeClosure = (id: string, body: ClosureChanges) =>
  call('PATCH /api/closures/:id', { params: { id }, body });

/** What is closed, and what has moved or ended because of it. */
export const invalidateClosures = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: locationKeys.all }),
    client.invalidateQueries({ queryKey: locationKeys.spots }),
    invalidateReservations(client),
  ]);

export function useEndClosure() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/closures/:id', { params: { id } }),
    meta: { failureTitle: m.locationsClosures.notEnded, failureText: m.locationsClosures.itGoesOn },
    onSettled: () => invalidateClosures(client),
  });
}
