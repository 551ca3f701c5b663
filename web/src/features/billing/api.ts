import type { BillingChange } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call, callForPage, urlOf } from '../../lib/api.ts';
import { sessionKeys } from '../../lib/session.ts';
import { locationLimitQuery } from '../locations/admin-api.ts';

export const billingKeys = {
  all: (organizationId: string) => ['/api/organizations', organizationId, 'billing'],
} as const;

/** How often a change that another administrator has under way is looked for, in case its event is lost. */
const BUSY_MS = 3000;

/** The plan's member limit and the number of members who count against it. */
export const memberLimitQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['/api/organizations', organizationId, 'member-limit'],
    queryFn: ({ signal }) =>
      call('GET /api/organizations/:id/member-limit', { params: { id: organizationId } }, { signal }),
  });

/** Plan, trial, next amount, card, add-ons, use and the latest payments; for administrators. */
export const billingQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...billingKeys.all(organizationId), 'now'],
    queryFn: ({ signal }) =>
      call('GET /api/organizations/:id/billing', { params: { id: organizationId } }, { signal }),
    // Money moves by itself too, so each visit loads it again.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isBusy ? BUSY_MS : false),
  });

export type HistoryFilter = NonNullable<RequestOf<'GET /api/organizations/:id/billing/history'>['query']> & {
  page: number;
};

/** One page of the payment history; the previous page stays visible while another loads. */
export const billingHistoryQuery = (organizationId: string, filter: HistoryFilter) =>
  queryOptions({
    queryKey: [...billingKeys.all(organizationId), 'history', filter],
    queryFn: ({ signal }) =>
      callForPage(
        'GET /api/organizations/:id/billing/history',
        { params: { id: organizationId }, query: filter },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** What a change costs now and next. Asked anew by each dialog, because the share of a period shrinks by the second. */
export const billingQuoteQuery = (organizationId: string, change: BillingChange | null) =>
  queryOptions({
    queryKey: [...billingKeys.all(organizationId), 'quote', change],
    queryFn: ({ signal }) =>
      call(
        'POST /api/organizations/:id/billing/quote',
        { params: { id: organizationId }, body: change! },
        { signal },
      ),
    enabled: change !== null,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

/** The address of the history as a file. */
export const historyFileAddress = (organizationId: string, type?: HistoryFilter['type']): string =>
  urlOf('GET /api/organizations/:id/billing/history.csv', {
    params: { id: organizationId },
    query: { type },
  });

export const documentAddress = (organizationId: string, documentId: string): string =>
  urlOf('GET /api/organizations/:id/billing/documents/:documentId', {
    params: { id: organizationId, documentId },
  });

/** Reloads everything that a change of billing can change. */
export async function invalidateBilling(client: QueryClient, organizationId: string): Promise<void> {
  await Promise.all(
    [
      billingKeys.all(organizationId),
      memberLimitQuery(organizationId).queryKey,
      locationLimitQuery(organizationId).queryKey,
      sessionKeys.organizations,
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
