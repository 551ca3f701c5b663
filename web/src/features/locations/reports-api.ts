import { m } from '@chargerota/messages';
import type { ReportFinding, SpotReport } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { toast, type Toast } from '../../ui/toast.ts';
import { locationKeys } from './api.ts';

/** Chargers that are reported blocked or broken; reloaded with the chargers. */
export const spotReportsQuery = queryOptions({
  queryKey: [...locationKeys.spots, 'reports'],
  queryFn: ({ signal }) => call('GET /api/spot-reports', {}, { signal }),
});

type NewReport = RequestOf<'POST /api/spots/:id/reports'>['body'] & { spotId: string };

export function useReportSpot() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ spotId, ...body }: NewReport) =>
      call('POST /api/spots/:id/reports', { params: { id: spotId }, body }),
    meta: { failureTitle: m.locations.theReportWasNotSent, failureText: m.locations.nobodyHasBeenTold },
    onSuccess: (report) =>
      client.setQueryData(spotReportsQuery.queryKey, (known: SpotReport[] = []) => [
        report,
        ...known.filter(({ id }) => id !== report.id),
      ]),
  });
}

export const useNudgeHolder = () =>
  useMutation({
    mutationFn: (spotId: string) => call('POST /api/spots/:id/nudge', { params: { id: spotId } }),
    meta: {
      failureTitle: m.locations.theMessageWasNotSent,
      failureText: m.locations.nobodyHasBeenAskedTo,
    },
  });

/** Says `done` when the report has ended, although its row is gone by then. */
export function useResolveReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, finding }: { id: string; finding: ReportFinding; done: Toast }) =>
      call('POST /api/spot-reports/:id/resolve', { params: { id }, query: { finding } }),
    onSuccess: (_, { done }) => void toast(done),
    meta: { failureTitle: m.locations.theReportWasNotClosed, failureText: m.locations.itIsStillShownTo },
    onSettled: () => client.invalidateQueries({ queryKey: spotReportsQuery.queryKey }),
  });
}
