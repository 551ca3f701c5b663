import { m } from '@chargerota/messages';
import type { RequestOf } from '@chargerota/contract/addresses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../lib/api.ts';
import { currentUserQuery } from '../../../lib/session.ts';
import { accountSecurityQuery } from '../security/api.ts';
import { keepPushHere } from '../../notifications/push-api.ts';
import { sessionsQuery } from '../sessions/api.ts';

/** Requests a link by mail. The screen shows the same text for every result. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (email: string) => call('POST /api/forgot-password', { body: { email } }),
    meta: { handled: true },
  });

/**
 * Whether a link still works, and whose it is. The link can expire or be used in the meantime, so each visit asks
 * again.
 */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/reset-password/verify', token],
    queryFn: ({ signal }) => call('GET /api/reset-password/verify', { query: { token } }, { signal }),
    staleTime: 0,
  });

/**
 * Sets a new password by a link. This ends all sessions of the account, including this browser's. If the link has been
 * used or has expired in the meantime, it is checked again, so that the screen says so.
 */
export function useResetPassword(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (newPassword: string) => {
      await call('POST /api/reset-password', { body: { token, newPassword } });
      // The password is set. If loading the session fails afterwards, that must not look like a failure to set it.
      await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
    },
    meta: {
      failureTitle: m.accountsPasswords.resetFailed,
      failureText: m.accountsPasswords.failedToResetPassword,
    },
    onError: (error) =>
      error instanceof ApiError && error.code === 'reset_link_invalid'
        ? client.invalidateQueries({ queryKey: resetLinkQuery(token).queryKey })
        : undefined,
  });
}

export type PasswordChange = RequestOf<'POST /api/account/password'>['body'];

/** Changes the person's password. This ends all their other sessions and cancels a pending change of email address. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => call('POST /api/account/password', { body }),
    meta: { failureText: m.accountsPasswords.failedToChangeThePassword },
    onSuccess: () => {
      void keepPushHere().catch(() => undefined);
      for (const { queryKey } of [sessionsQuery, accountSecurityQuery])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** Sends an account without a password the same link as for a forgotten password. */
export const useSendPasswordLink = () =>
  useMutation({
    mutationFn: (email: string) => call('POST /api/forgot-password', { body: { email } }),
    meta: { failureText: m.accountsPasswords.failedToSendTheLink },
  });
