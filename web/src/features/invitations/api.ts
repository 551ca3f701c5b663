import {
  acceptInvitation,
  acceptInvitationWithRegistration,
  createInvitation,
  declineInvitation,
  listInvitations,
  logout,
  readInvitation,
  revokeInvitation,
} from '@chargerota/contract';
import type { RouteArguments } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { afterSignIn } from '../../lib/session.ts';

export const invitationKeys = {
  ofOrganization: (organizationId: string) => ['/api/organizations', organizationId, 'invitations'],
  byToken: (token: string) => ['/api/invitations', token],
} as const;

/** What an invitation link offers. An invitation can end meanwhile, so each visit asks anew. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: invitationKeys.byToken(token),
    queryFn: ({ signal }) => call(readInvitation, { params: { token } }, { signal }),
    staleTime: 0,
  });

export const useDeclineInvitation = (token: string) =>
  useMutation({
    mutationFn: () => call(declineInvitation, { params: { token } }),
    meta: { failureText: 'Failed to decline invitation' },
  });

/** Accepts with the signed-in account. */
export function useAcceptInvitation(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (agreementAccepted: boolean) => {
      await call(acceptInvitation, { params: { token }, body: { agreementAccepted } });
      await afterSignIn(client);
    },
    meta: { failureText: 'Failed to accept invitation' },
  });
}

export type NewMember = RouteArguments<typeof acceptInvitationWithRegistration>['body'];

/** Accepts with a new account, which is signed in then. The screen shows failures itself: one of them offers a way on. */
export const useAcceptWithRegistration = (token: string) =>
  useMutation({
    mutationFn: (body: NewMember) => call(acceptInvitationWithRegistration, { params: { token }, body }),
    meta: { handled: true },
  });

/** Signs out without leaving the invitation, so that it can be answered as somebody else. */
export function useSignOutHere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(logout, {});
      await afterSignIn(client);
    },
  });
}

/** Invitations of an organization that nobody has answered yet. */
export const pendingInvitationsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: invitationKeys.ofOrganization(organizationId),
    queryFn: ({ signal }) => call(listInvitations, { params: { id: organizationId } }, { signal }),
  });

export type InvitationToSend = RouteArguments<typeof createInvitation>['body'];

export function useSendInvitation(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationToSend) => call(createInvitation, { params: { id: organizationId }, body }),
    meta: { failureTitle: 'Failed to send invitation' },
    onSettled: () => client.invalidateQueries({ queryKey: invitationKeys.ofOrganization(organizationId) }),
  });
}

export function useRevokeInvitation(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeInvitation, { params: { id } }),
    meta: { failureTitle: 'Failed to revoke invitation' },
    onSettled: () => client.invalidateQueries({ queryKey: invitationKeys.ofOrganization(organizationId) }),
  });
}
