import { login } from '@chargerota/contract';
import type { RouteArguments } from '@chargerota/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { afterSignIn, currentUserQuery } from '../../../lib/session.ts';

export type Credentials = RouteArguments<typeof login>['body'];

/** Signs in. When it resolves, every screen knows the session. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Credentials) => {
      const { user } = await call(login, { body });
      await afterSignIn(client);
      return user;
    },
    meta: { failureTitle: 'Login Failed', failureText: 'The server could not be reached. Please try again.' },
  });
}

/** Signs in again on top of a screen whose session has ended, and releases that screen. */
export function useSignInAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Credentials) => {
      await call(login, { body });
      await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    },
    meta: { handled: true },
  });
}
