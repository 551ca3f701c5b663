import { listSpotReports, nudgeHolder, reportSpot, resolveSpotReport } from '@chargerota/contract';
import type { ReportFinding, RouteArguments, SpotReport } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { toast, type Toast } from '../../ui/toast.ts';
import { locationKeys } from './api.ts';

/** Chargers that are reported blocked or broken; reloaded with the chargers. */
export const spotReportsQuery = queryOptions({
  queryKey: [...locationKeys.spots, 'reports'],
  queryFn: ({ signal }) => call(listSpotReports, {}, { signal }),
});

type NewReport = RouteArguments<typeof reportSpot>['body'] & { spotId: string };

export function useReportSpot() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ spotId, ...body }: NewReport) => call(reportSpot, { params: { id: spotId }, body }),
    meta: { failureTitle: 'The report was not sent', failureText: 'Nobody has been told.' },
    onSuccess: (report) =>
      client.setQueryData(spotReportsQuery.queryKey, (known: SpotReport[] = []) => [
        report,
        ...known.filter(({ id }) => id !== report.id),
      ]),
  });
}

export const useNudgeHolder = () =>
  useMutation({
    mutationFn: (spotId: string) => call(nudgeHolder, { params: { id: spotId } }),
    meta: {
      failureTitle: 'The message was not sent',
      failureText: 'Nobody has been asked to move their car.',
    },
  });

/** Says `done` when the report has ended, although its row is gone by then. */
export function useResolveReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, finding }: { id: string; finding: ReportFinding; done: Toast }) =>
      call(resolveSpotReport, { params: { id }, query: { finding } }),
    onSuccess: (_, { done }) => void toast(done),
    meta: { failureTitle: 'The report was not closed', failureText: 'It is still shown to members.' },
    onSettled: () => client.invalidateQueries({ queryKey: spotReportsQuery.queryKey }),
  });
}
