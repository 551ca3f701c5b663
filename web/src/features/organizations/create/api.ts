import { m } from '@chargerota/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../lib/api.ts';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { currentUserQuery } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast.ts';
import type { NameValues, NewOrganization } from './new-organization.ts';

/** Creates an organization. Repeating the request after a lost response creates no second one. */
export function useCreateOrganization() {
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (body: NewOrganization) =>
      call('POST /api/organizations', { body }, { idempotencyKey: attempt.keyFor(body) }),
    meta: { handled: true },
    onSuccess: () => attempt.ended(),
    onError: (error) => {
      attempt.ended(error);
      toast({ ...failureOf(error), tone: 'loss' });
    },
  });
}

function failureOf(error: Error): { title: string; description: string } {
  if (error instanceof ApiError && error.status === 401) {
    const description = m.organizationsCreate.yourSessionHasExpiredPlease;
    return { title: m.organizationsCreate.unauthorized, description };
  }
  return { title: m.organizationsCreate.failedToCreateOrganization, description: error.message };
}

/** Saves the name of the person who creates an organization, if the account has none yet. */
export function useSaveName(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ phone, ...name }: NameValues) =>
      call('PATCH /api/users/:id', { params: { id: userId }, body: { ...name, phone: phone || null } }),
    meta: { failureTitle: m.common.error, failureText: m.organizationsCreate.failedToUpdateProfilePlease },
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  });
}
