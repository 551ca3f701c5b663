import { m } from '@chargerota/messages';
import type { User } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { followFormatsOf } from '../../../lib/formats.ts';
import { currentUserQuery } from '../../../lib/session.ts';
import { notificationPreferencesQuery } from '../../notifications/api.ts';
import { recommendationKeys } from '../../reservations/recommended/api.ts';
import { accountSecurityQuery } from '../security/api.ts';

export type ProfileChanges = RequestOf<'PATCH /api/users/:id'>['body'];

/** Shows a changed account at once, and reloads it and the choices of notifications, which show its address and switches. */
export function showProfile(client: QueryClient, user: User): void {
  followFormatsOf(user);
  client.setQueryData(currentUserQuery.queryKey, user);
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  void client.invalidateQueries({ queryKey: notificationPreferencesQuery().queryKey });
}

/** Saves the person's own profile, then loads the account again. */
export function useUpdateProfile(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChanges) => call('PATCH /api/users/:id', { params: { id: userId }, body }),
    meta: { failureTitle: m.common.error, failureText: m.accountsProfile.failedToUpdateProfileInformation },
    onSuccess: (user, { email, region }) => {
      showProfile(client, user);
      // The server has written their reasons, with times.
      if (region) void client.invalidateQueries({ queryKey: recommendationKeys.all });
      // A changed address starts a confirmation, which must be shown once the form has closed.
      return email === undefined
        ? undefined
        : client.invalidateQueries({ queryKey: accountSecurityQuery.queryKey });
    },
  });
}
