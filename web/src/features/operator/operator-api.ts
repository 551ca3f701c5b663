import { m } from '@chargerota/messages';
import type { OperatorAccount } from '@chargerota/contract';
import type { Address, AnswerOf, RequestOf } from '@chargerota/contract/addresses';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MutationMeta, QueryClient, UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, call, callForPage } from '../../lib/api.ts';
import { endSession, isSignedOut } from '../../lib/session.ts';
import { forgetDrafts } from '../../lib/storage.ts';
import { dismissShownToast } from '../../ui/toast.ts';

/** All keys of operators' queries begin with the path of their route. */
const PREFIX = '/api/developer';

/** The signed-in operator; null if nobody is. */
export const operatorQuery = queryOptions({
  queryKey: ['/api/developer/session'],
  queryFn: async ({ signal }) => (await call('GET /api/developer/session', {}, { signal })).operator,
});

const isOperators = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  String(queryKey[0]).startsWith(PREFIX);

/** Whoever signs in next must not see what the last operator read. */
function enter(client: QueryClient, operator: OperatorAccount | null): void {
  client.removeQueries({
    predicate: (query) => isOperators(query) && query.queryKey[0] !== '/api/developer/session',
  });
  client.setQueryData(operatorQuery.queryKey, operator);
}

/** Brings the sign-in form back as soon as any answer says that the operator's session has ended. */
export function useSessionEndNoticed(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ended = (error: unknown): void => {
      if (error instanceof ApiError && isSignedOut(error)) client.setQueryData(operatorQuery.queryKey, null);
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isOperators(event.query))
          ended(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') ended(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);
}

/** A form shows its own failures. */
const HANDLED = { handled: true };

export function useSignInOperator() {
  const client = useQueryClient();
  return useMutation({
    meta: HANDLED,
    mutationFn: (body: RequestOf<'POST /api/developer/login'>['body']) =>
      call('POST /api/developer/login', { body }),
    // Here, because the form is gone before its own callbacks could run.
    onSuccess: (operator) => {
      dismissShownToast();
      enter(client, operator);
    },
  });
}

export function useSignOutOperator(): UseMutationResult<unknown, Error, void> {
  const client = useQueryClient();
  return useMutation({
    meta: { failureTitle: m.operator.youAreStillSignedIn },
    mutationFn: () =>
      endSession(client, async () => {
        await call('POST /api/developer/logout', {});
        forgetDrafts();
        enter(client, null);
      }),
  });
}

/** A call about the operator's own account; afterwards the account is read again. */
function useOwnCall<A extends Address>(address: A): UseMutationResult<AnswerOf<A>, Error, RequestOf<A>> {
  const client = useQueryClient();
  return useMutation({
    meta: HANDLED,
    mutationFn: (args: RequestOf<A>) => call(address, args),
    onSuccess: () => client.invalidateQueries({ queryKey: operatorQuery.queryKey }),
  });
}

export const useChangePassword = () => useOwnCall('POST /api/developer/password');
export const useBeginSecondFactor = () => useOwnCall('POST /api/developer/second-factor');
export const useConfirmSecondFactor = () => useOwnCall('POST /api/developer/second-factor/confirm');
export const useRenewRecoveryCodes = () => useOwnCall('POST /api/developer/second-factor/recovery-codes');

export const initializationQuery = queryOptions({
  queryKey: ['/api/developer/initialization'],
  queryFn: ({ signal }) => call('GET /api/developer/initialization', {}, { signal }),
  // Another browser may have done it.
  staleTime: 0,
});

export function useInitialize() {
  const client = useQueryClient();
  return useMutation({
    meta: HANDLED,
    mutationFn: (body: RequestOf<'POST /api/developer/initialize'>['body']) =>
      call('POST /api/developer/initialize', { body }),
    // Its session, if there was one, has ended.
    onSuccess: () => enter(client, null),
    onError: () => client.invalidateQueries({ queryKey: initializationQuery.queryKey }),
  });
}

export type AdministratorFilter = NonNullable<RequestOf<'GET /api/developer/administrators'>['query']>;

/** An administrator may change at any time, without a live event to operators. */
const ADMINISTRATORS_STALE_MS = 60_000;

export const administratorsQuery = (query: AdministratorFilter) =>
  queryOptions({
    queryKey: ['/api/developer/administrators', query],
    queryFn: ({ signal }) => callForPage('GET /api/developer/administrators', { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: ADMINISTRATORS_STALE_MS,
    refetchOnWindowFocus: true,
  });

export const administratorQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/developer/administrators/:id/details', id],
    queryFn: ({ signal }) =>
      call('GET /api/developer/administrators/:id/details', { params: { id } }, { signal }),
    staleTime: 0,
  });

export function useSetAccountStatus() {
  const client = useQueryClient();
  return useMutation({
    meta: { failureTitle: m.common.error, failureText: m.operator.failedToUpdateUserStatus },
    mutationFn: ({ id, status }: { id: string; status: 'approved' | 'suspended' }) =>
      call('POST /api/developer/users/:id/status', { params: { id }, body: { status } }),
    // Also after a failure: somebody else may have decided.
    onSettled: async (_, __, { id }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['/api/developer/administrators'] }),
        client.invalidateQueries({ queryKey: ['/api/developer/administrators/:id/details', id] }),
        client.invalidateQueries({ queryKey: ['/api/developer/log'] }),
      ]);
    },
  });
}

const RESET_FAILED = m.operator.failedToGeneratePasswordReset;

export const useMailResetLink = (id: string) =>
  useResetLink(id, { failureTitle: m.common.error, failureText: RESET_FAILED });
/** The form that asks for the proof shows its failures. */
export const useMakeResetLink = (id: string) => useResetLink(id, HANDLED);

function useResetLink(id: string, meta: MutationMeta) {
  const client = useQueryClient();
  return useMutation({
    meta,
    mutationFn: (body: RequestOf<'POST /api/developer/administrators/:id/reset-password'>['body']) =>
      call('POST /api/developer/administrators/:id/reset-password', { params: { id }, body }),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['/api/developer/log'] }),
        // The proof may have been a recovery code.
        client.invalidateQueries({ queryKey: operatorQuery.queryKey }),
      ]);
    },
  });
}

export type LogFilter = NonNullable<RequestOf<'GET /api/developer/log'>['query']>;

export const operatorLogQuery = (query: LogFilter) =>
  queryOptions({
    queryKey: ['/api/developer/log', query],
    queryFn: ({ signal }) => callForPage('GET /api/developer/log', { query }, { signal }),
    placeholderData: keepPreviousData,
    // Acts of the other tabs are added all the time.
    staleTime: 0,
  });
