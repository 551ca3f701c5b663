import { updateUser } from '@chargerota/contract';
import type { RouteArguments } from '@chargerota/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { currentUserQuery } from '../../../lib/session.ts';
import { accountSecurityQuery } from '../security/api.ts';

export type ProfileChanges = RouteArguments<typeof updateUser>['body'];

/** Saves one's own profile; the current account is read anew after. */
export function useUpdateProfile(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChanges) => call(updateUser, { params: { id: userId }, body }),
    meta: { failureTitle: 'Error', failureText: 'Failed to update profile information.' },
    onSuccess: (user, { email }) => {
      client.setQueryData(currentUserQuery.queryKey, user);
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      // Another address begins a change, which has to be seen when the form has gone.
      return email === undefined
        ? undefined
        : client.invalidateQueries({ queryKey: accountSecurityQuery.queryKey });
    },
  });
}
