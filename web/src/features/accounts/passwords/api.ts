import { changePassword, forgotPassword, resetPassword, verifyResetLink } from '@chargerota/contract';
import type { RouteArguments } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../lib/api.ts';
import { currentUserQuery } from '../../../lib/session.ts';
import { accountSecurityQuery } from '../security/api.ts';
import { sessionsQuery } from '../sessions/api.ts';

/** Requests a link by mail. The screen shows the same text for every result. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
    meta: { handled: true },
  });

/** Whether a link still works, and whose it is. It can run out or be used meanwhile, so each visit asks anew. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [verifyResetLink.path, token],
    queryFn: ({ signal }) => call(verifyResetLink, { query: { token } }, { signal }),
    staleTime: 0,
  });

/**
 * Sets a new password by a link. All sessions of the account end with it, this browser's too if it has one. A link that
 * has been used or has run out meanwhile is asked about anew, so that the screen says so.
 */
export function useResetPassword(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (newPassword: string) => {
      await call(resetPassword, { body: { token, newPassword } });
      // The password is set: a failure to load the session afterwards does not count as a failure of this.
      await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
    },
    meta: { failureTitle: 'Reset Failed', failureText: 'Failed to reset password' },
    onError: (error) =>
      error instanceof ApiError && error.code === 'reset_link_invalid'
        ? client.invalidateQueries({ queryKey: resetLinkQuery(token).queryKey })
        : undefined,
  });
}

export type PasswordChange = RouteArguments<typeof changePassword>['body'];

/** Changes one's password; all other sessions end with it, and so does a change of address under way. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => call(changePassword, { body }),
    meta: { failureText: 'Failed to change the password.' },
    onSuccess: () => {
      for (const { queryKey } of [sessionsQuery, accountSecurityQuery])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** An account without a password gets one by a mailed link, as a forgotten one is replaced. */
export const useSendPasswordLink = () =>
  useMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
    meta: { failureText: 'Failed to send the link.' },
  });
