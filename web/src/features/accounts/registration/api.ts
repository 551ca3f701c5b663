import { checkRegistrationStatus, completeRegistration, register } from '@chargerota/contract';
import type { RouteArguments } from '@chargerota/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { afterSignIn, sessionKeys } from '../../../lib/session.ts';

export type Registration = RouteArguments<typeof register>['body'];

/** Registers an administrator with their organization. The response also signs them in. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Registration) => {
      const answer = await call(register, { body });
      await afterSignIn(client);
      return answer;
    },
    meta: {
      failureTitle: 'Registration Failed',
      failureText: 'There was an error submitting your registration.',
    },
  });
}

const CHECK_FAILED = 'Failed to check registration status. Please try again.';

/** Whether the registration with an address is complete. */
export const useCheckRegistration = () =>
  useMutation({
    mutationFn: (email: string) => call(checkRegistrationStatus, { body: { email } }),
    meta: { failureText: CHECK_FAILED, unansweredText: CHECK_FAILED },
  });

export type Completion = RouteArguments<typeof completeRegistration>['body'];

/** Creates the organization that a registration still lacks. The screen shows failures where they can be corrected. */
export function useCompleteRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Completion) => call(completeRegistration, { body }),
    meta: { handled: true },
    // The signed-in account now belongs to an organization.
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKeys.organizations }),
  });
}
