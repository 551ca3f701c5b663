import { m } from '@chargerota/messages';
import type { DeviceSession } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { sessionKeys } from '../../../lib/session.ts';
import { keepPushHere } from '../../notifications/push-api.ts';
import { accountSecurityQuery } from '../security/api.ts';
import type { AskedPassword } from './use-asked-password.tsx';

/** The browsers in which the person is signed in, this one first. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/account/sessions'],
  queryFn: ({ signal }) => call('GET /api/account/sessions', {}, { signal }),
  staleTime: 0,
});

/** Ends sessions of the person: they disappear from the list at once, and return if the server refuses. */
function useEndSessions<V, R>(
  end: (variables: V) => Promise<R>,
  isKept: (session: DeviceSession, variables: V) => boolean,
) {
  const client = useQueryClient();
  const { queryKey } = sessionsQuery;
  return useMutation({
    mutationFn: end,
    meta: { failureText: m.accountsSessions.failedToSignOut },
    onMutate: async (variables) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (sessions) => sessions?.filter((session) => isKept(session, variables)));
      return before;
    },
    onError: (_error, _variables, before) => client.setQueryData(queryKey, before),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

export const useEndSession = () =>
  useEndSessions(
    ({ session: { id }, currentPassword }: { session: DeviceSession } & AskedPassword) =>
      call('DELETE /api/account/sessions/:id', { params: { id }, body: { currentPassword } }),
    (session, { session: ended }) => session.id !== ended.id,
  );

/** What is told of the account besides its sessions, and changes with `connections: 'end'`. */
const CONNECTED = [sessionKeys.user, accountSecurityQuery.queryKey];

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useEndSessions(
    async ({ connections, ...body }: { connections: 'keep' | 'end' } & AskedPassword) => {
      const ended = await call('DELETE /api/account/sessions', { query: { connections }, body });
      void keepPushHere().catch(() => undefined);
      if (connections === 'end')
        for (const queryKey of CONNECTED) void client.invalidateQueries({ queryKey });
      return ended;
    },
    ({ current }) => current,
  );
}
