import { m } from '@chargerota/messages';
import type { SavedReply } from '@chargerota/contract';
import type { AnswerOf, RequestOf } from '@chargerota/contract/addresses';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callForPage } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { REFRESH_MS } from './refresh.ts';

const ticketKeys = {
  all: ['/api/developer/tickets'],
  lists: ['/api/developer/tickets', 'list'],
  counts: ['/api/developer/tickets', 'counts'],
  one: (id: string) => ['/api/developer/tickets', 'one', id],
  reporters: ['/api/developer/tickets', 'reporters'],
  replies: ['/api/developer/saved-replies'],
} as const;

export type TicketQuery = NonNullable<RequestOf<'GET /api/developer/tickets'>['query']> & { page: number };
export type WholeTicket = AnswerOf<'GET /api/developer/tickets/:id'>;

/** What others do is seen within half a minute, and whenever the window is looked at again. */
const LIVELY = {
  refetchInterval: REFRESH_MS,
  refetchOnWindowFocus: 'always',
  refetchOnMount: 'always',
} as const;

export const ticketsQuery = (query: TicketQuery) =>
  queryOptions({
    queryKey: [...ticketKeys.lists, query],
    queryFn: ({ signal }) => callForPage('GET /api/developer/tickets', { query }, { signal }),
    placeholderData: keepPreviousData,
    ...LIVELY,
  });

export const ticketCountsQuery = queryOptions({
  queryKey: ticketKeys.counts,
  queryFn: ({ signal }) => call('GET /api/developer/tickets/counts', {}, { signal }),
  ...LIVELY,
});

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ticketKeys.one(id),
    queryFn: ({ signal }) => call('GET /api/developer/tickets/:id', { params: { id } }, { signal }),
    ...LIVELY,
  });

/** `search` may also be one's id. */
export const reportersQuery = (search: string) =>
  queryOptions({
    queryKey: [...ticketKeys.reporters, search],
    queryFn: ({ signal }) =>
      call('GET /api/developer/tickets/reporters', { query: { ...(search && { search }) } }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const savedRepliesQuery = queryOptions({
  queryKey: ticketKeys.replies,
  queryFn: ({ signal }) => call('GET /api/developer/saved-replies', {}, { signal }),
  refetchOnMount: 'always',
});

/** Lists and counts follow every change; the ticket itself is replaced by the answer. */
function useFollowUp() {
  const client = useQueryClient();
  return {
    client,
    keep: (whole: WholeTicket) => client.setQueryData(ticketKeys.one(whole.ticket.id), whole),
    follow: () =>
      Promise.all(
        [ticketKeys.lists, ticketKeys.counts].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  };
}

export function useChangeTicket(id: string) {
  const { keep, follow } = useFollowUp();
  return useMutation({
    mutationFn: (body: RequestOf<'PATCH /api/developer/tickets/:id'>['body']) =>
      call('PATCH /api/developer/tickets/:id', { params: { id }, body }),
    meta: { failureTitle: m.operator.failedToUpdateTicket },
    onSuccess: keep,
    onSettled: follow,
  });
}

export function useAnswerTicket(id: string, onAnswered: () => void) {
  const { client, follow } = useFollowUp();
  return useMutation({
    mutationFn: (message: string) =>
      call('POST /api/developer/tickets/:id/responses', { params: { id }, body: { message } }),
    meta: { failureTitle: m.operator.failedToAddResponse },
    onSuccess: () => {
      onAnswered();
      toast({ title: m.operator.responseSent, description: m.operator.theReporterGetsItBy });
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ticketKeys.one(id) }), follow()]),
  });
}

export function useRevokeLink(id: string) {
  const { client } = useFollowUp();
  return useMutation({
    mutationFn: () => call('DELETE /api/developer/tickets/:id/link', { params: { id } }),
    meta: { failureTitle: m.operator.failedToRevokeTheLink },
    onSuccess: () =>
      toast({
        title: m.operator.linkRevoked,
        description: m.operator.linksInEarlierEmailsNo,
        tone: 'off',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.one(id) }),
  });
}

export function useDeleteTicket(id: string, onDeleted: () => void) {
  const { client, follow } = useFollowUp();
  return useMutation({
    mutationFn: () => call('DELETE /api/developer/tickets/:id', { params: { id } }),
    meta: { failureTitle: m.operator.failedToDeleteTicket },
    onSuccess: () => {
      onDeleted();
      client.removeQueries({ queryKey: ticketKeys.one(id) });
      toast({ title: m.operator.ticketDeleted, tone: 'off' });
    },
    onSettled: follow,
  });
}

export function useArchiveOld() {
  const { client } = useFollowUp();
  return useMutation({
    mutationFn: () => call('POST /api/developer/tickets/archive', {}),
    meta: { failureTitle: m.operator.failedToArchiveTickets },
    onSuccess: ({ archived }) =>
      toast({ title: m.operator.ticketArchivedTicketsArchived({ count: archived }) }),
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.all }),
  });
}

type ReplyFields = RequestOf<'POST /api/developer/saved-replies'>['body'];

/** Creates a reply, or changes the one with this id. The form shows why it was refused. */
export function useSaveReply(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: ReplyFields & { id?: string }): Promise<SavedReply> =>
      id === undefined
        ? call('POST /api/developer/saved-replies', { body })
        : call('PUT /api/developer/saved-replies/:id', { params: { id }, body }),
    meta: { handled: true },
    onSuccess: onSaved,
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.replies }),
  });
}

export function useDeleteReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/developer/saved-replies/:id', { params: { id } }),
    meta: { failureTitle: m.operator.failedToDeleteTheReply },
    onSettled: () => client.invalidateQueries({ queryKey: ticketKeys.replies }),
  });
}
