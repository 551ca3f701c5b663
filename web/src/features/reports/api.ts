import { queryOptions } from '@tanstack/react-query';
import { call, urlOf } from '../../lib/api.ts';

export const reportKeys = { all: ['/api/report'] } as const;

/** The days and the location of a report; without days those that the server proposes, without a location all. */
export type ReportSubject = { from?: string; to?: string; locationId?: string };

export const reportQuery = (organizationId: string, subject: ReportSubject) =>
  queryOptions({
    queryKey: [...reportKeys.all, organizationId, subject],
    queryFn: ({ signal }) =>
      call(
        'GET /api/organizations/:id/report',
        { params: { id: organizationId }, query: subject },
        { signal },
      ),
  });

/** The address of the same as a file. */
export const reportExportAddress = (organizationId: string, subject: ReportSubject): string =>
  urlOf('GET /api/organizations/:id/report.csv', { params: { id: organizationId }, query: subject });
