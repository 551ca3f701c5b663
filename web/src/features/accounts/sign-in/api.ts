import { m } from '@chargerota/messages';
import type { RequestOf } from '@chargerota/contract/addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { afterSignIn, currentUserQuery } from '../../../lib/session.ts';

export type Credentials = RequestOf<'POST /api/auth/login'>['body'];

/** Signs in. When it resolves, every screen knows the session. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Credentials) => {
      const { user } = await call('POST /api/auth/login', { body });
      await afterSignIn(client);
      return user;
    },
    meta: { failureTitle: m.accountsSignIn.loginFailed, failureText: m.accountsSignIn.theServerCouldNotBe },
  });
}

/** Signs in again on top of a screen whose session has ended, and releases that screen. */
export function useSignInAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Credentials) => {
      await call('POST /api/auth/login', { body });
      await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    },
    meta: { handled: true },
  });
}
