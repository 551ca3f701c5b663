import { m } from '@chargerota/messages';
import type { RequestOf } from '@chargerota/contract/addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { afterSignIn, sessionKeys } from '../../../lib/session.ts';

export type Registration = RequestOf<'POST /api/register'>['body'];

/** Registers an administrator with their organization. The response also signs them in. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Registration) => {
      const answer = await call('POST /api/register', { body });
      await afterSignIn(client);
      return answer;
    },
    meta: {
      failureTitle: m.accountsRegistration.registrationFailed,
      failureText: m.accountsRegistration.thereWasAnErrorSubmitting,
    },
  });
}

const CHECK_FAILED = m.accountsRegistration.failedToCheckRegistrationStatus;

/** Whether the registration with an address is complete. */
export const useCheckRegistration = () =>
  useMutation({
    mutationFn: (email: string) => call('POST /api/check-registration-status', { body: { email } }),
    meta: { failureText: CHECK_FAILED, unansweredText: CHECK_FAILED },
  });

export type Completion = RequestOf<'POST /api/complete-registration'>['body'];

/** Creates the organization that a registration still lacks. The screen shows failures where they can be corrected. */
export function useCompleteRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Completion) => call('POST /api/complete-registration', { body }),
    meta: { handled: true },
    // The signed-in account now belongs to an organization.
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKeys.organizations }),
  });
}
