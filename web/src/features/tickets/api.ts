import { m } from '@chargerota/messages';
import type { Ticket, TicketResponse } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey, UseMutationResult } from '@tanstack/react-query';
import { call, callForPage } from '../../lib/api.ts';
import { useAttemptKey } from '../../lib/attempt-key.ts';

const ticketKeys = {
  mine: ['/api/tickets/my'],
  one: (id: string) => ['/api/tickets', id],
  byLink: (token: string) => ['/api/ticket-links', token],
} as const;

/** One's own tickets: the last 5, or a page of all. */
export const myTicketsQuery = (page: number | undefined) =>
  queryOptions({
    queryKey: [...ticketKeys.mine, page ?? 'recent'],
    queryFn: ({ signal }) => callForPage('GET /api/tickets/my', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

// Operators change a ticket while it is open here, so it is read again when it is looked at, and as long as that lasts.
const LOOKED_AT = { staleTime: 0, refetchOnWindowFocus: true, refetchInterval: 20_000 } as const;

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ticketKeys.one(id),
    queryFn: ({ signal }) => call('GET /api/tickets/:id', { params: { id } }, { signal }),
    ...LOOKED_AT,
  });

export const linkedTicketQuery = (token: string) =>
  queryOptions({
    queryKey: ticketKeys.byLink(token),
    queryFn: ({ signal }) => call('GET /api/ticket-links/:token', { params: { token } }, { signal }),
    ...LOOKED_AT,
  });

export type NewReport = RequestOf<'POST /api/tickets'>['body'];

export function useReport() {
  const client = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (body: NewReport) =>
      call('POST /api/tickets', { body }, { idempotencyKey: attempt.keyFor(body) }),
    meta: { failureTitle: m.tickets.submissionFailed, failureText: m.tickets.failedToSubmitReport },
    onSuccess: () => client.invalidateQueries({ queryKey: ticketKeys.mine }),
    onSettled: (_made, error) => attempt.ended(error ?? undefined),
  });
}

export type Commenting = UseMutationResult<TicketResponse, Error, string>;

type Send = (message: string, idempotencyKey: string) => Promise<TicketResponse>;

function useComment(key: QueryKey, send: Send): Commenting {
  const client = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (message: string) => send(message, attempt.keyFor({ message })),
    meta: { failureTitle: m.tickets.failedToAddResponse },
    onSuccess: (response) =>
      client.setQueryData<Ticket>(
        key,
        (ticket) => ticket && { ...ticket, responses: [...ticket.responses, response] },
      ),
    onSettled: (_made, error) => {
      attempt.ended(error ?? undefined);
      // It may have been completed or answered meanwhile.
      if (error) void client.invalidateQueries({ queryKey: key });
    },
  });
}

export const useCommentOnOwn = (id: string): Commenting =>
  useComment(ticketKeys.one(id), (message, idempotencyKey) =>
    call('POST /api/tickets/:id/responses', { params: { id }, body: { message } }, { idempotencyKey }),
  );

export const useCommentByLink = (token: string): Commenting =>
  useComment(ticketKeys.byLink(token), (message, idempotencyKey) =>
    call(
      'POST /api/ticket-links/:token/responses',
      { params: { token }, body: { message } },
      { idempotencyKey },
    ),
  );

export const useRevokeLink = (token: string) =>
  useMutation({
    mutationFn: () => call('DELETE /api/ticket-links/:token', { params: { token } }),
    meta: { failureTitle: m.tickets.failedToRevokeTheLink },
  });
