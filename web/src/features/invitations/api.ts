import { m } from '@chargerota/messages';
import type { Invitation, InvitationResult } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import type { MembershipStatus } from '@chargerota/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { chooseOrganization } from '../../lib/current-organization.ts';
import { afterSignIn, endSession, forgetWhatWasRead, sessionKeys } from '../../lib/session.ts';
import { memberLimitQuery } from '../billing/api.ts';

export const invitationKeys = {
  all: ['/api/invitations'],
  ofOrganization: (organizationId: string) => ['/api/organizations', organizationId, 'invitations'],
  byToken: (token: string) => ['/api/invitations', token],
} as const;

/** The invitation of a link. It can end in the meantime, so each visit asks again. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: invitationKeys.byToken(token),
    queryFn: ({ signal }) => call('GET /api/invitations/:token', { params: { token } }, { signal }),
    staleTime: 0,
  });

/** Loads the invitation again after a failed answer, because it has often been answered or revoked in the meantime. */
const askAnew = (client: QueryClient, token: string) => () =>
  client.invalidateQueries({ queryKey: invitationKeys.byToken(token) });

export function useDeclineInvitation(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/invitations/:token/decline', { params: { token } }),
    meta: { failureText: m.invitations.failedToDeclineInvitation },
    onError: askAnew(client, token),
  });
}

/**
 * Accepts with the signed-in account and switches to the joined organization. Loading its data takes the offer off the
 * screen, so `onAccepted` belongs to the mutation itself: callbacks of mutate() are dropped with their component.
 */
export function useAcceptInvitation(
  token: string,
  organizationId: string,
  onAccepted: (status: MembershipStatus) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (agreementAccepted: boolean) => {
      const { membershipStatus } = await call('POST /api/invitations/:token/accept', {
        params: { token },
        body: { agreementAccepted },
      });
      // A response that is still on its way would not list the joined organization, so the choice of it would be
      // dropped.
      await client.cancelQueries({ queryKey: sessionKeys.organizations });
      chooseOrganization(organizationId);
      await afterSignIn(client);
      return membershipStatus;
    },
    meta: { failureText: m.invitations.failedToAcceptInvitation },
    onSuccess: onAccepted,
    onError: askAnew(client, token),
  });
}

export type NewMember = RequestOf<'POST /api/invitations/:token/accept-with-registration'>['body'];

/**
 * Accepts with a new account, which is then signed in. The screen shows failures itself, because one of them offers a
 * next step.
 */
export function useAcceptWithRegistration(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewMember) =>
      call('POST /api/invitations/:token/accept-with-registration', { params: { token }, body }),
    meta: { handled: true },
    onError: askAnew(client, token),
  });
}

/** Signs out without leaving the invitation, so that another account can answer it. */
export function useSignOutHere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await endSession(client, async () => {
        await call('POST /api/logout', {});
        forgetWhatWasRead(client);
      });
      await afterSignIn(client);
    },
  });
}

/** An organization's unanswered invitations, and those that expired recently. */
export const invitationsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: invitationKeys.ofOrganization(organizationId),
    queryFn: ({ signal }) =>
      call(
        'GET /api/organizations/:id/invitations',
        { params: { id: organizationId }, query: { expired: 'true' } },
        { signal },
      ),
  });

/** Open invitations count against the plan's limit, so that is loaded again too. */
async function invalidateInvitations(client: QueryClient, organizationId: string): Promise<void> {
  await Promise.all(
    [invitationKeys.ofOrganization(organizationId), memberLimitQuery(organizationId).queryKey].map(
      (queryKey) => client.invalidateQueries({ queryKey }),
    ),
  );
}

export type Role = Invitation['role'];

export function useSendInvitation(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; role: Role }) =>
      call('POST /api/organizations/:id/invitations', { params: { id: organizationId }, body }),
    meta: { failureTitle: m.invitations.failedToSendInvitation },
    onSettled: () => invalidateInvitations(client, organizationId),
  });
}

/** The most invitations that the server accepts in one request. */
const MOST_AT_ONCE = 100;
/** Fewer than the server accepts, so that progress is seen and Stop takes effect soon. */
const IMPORTED_AT_ONCE = 20;

type Several = {
  emails: readonly string[];
  role: Role;
  /** Called with the results of each request, so that sent invitations are shown even if a later request fails. */
  onResults: (results: InvitationResult[]) => void;
};

/** Invites any number of people. Each address has its own result, in the given order. */
export function useInviteSeveral(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ emails, role, onResults }: Several) => {
      for (let from = 0; from < emails.length; from += MOST_AT_ONCE) {
        const body = { emails: emails.slice(from, from + MOST_AT_ONCE), role };
        // Together they would wait for the organization's lock anyway.
        const { results } = await call('POST /api/organizations/:id/invitations/batch', {
          params: { id: organizationId },
          body,
        });
        onResults(results);
      }
    },
    meta: { failureTitle: m.invitations.failedToSendInvitation },
    onSettled: () => invalidateInvitations(client, organizationId),
  });
}

type Import<Row> = {
  rows: readonly Row[];
  /** Called with the rows of each request and their results. */
  onResults: (part: readonly Row[], results: InvitationResult[]) => void;
  /** Asked before each request. */
  isStopped: () => boolean;
};

/** Invites the people of a file in its order, a few with each request, until all are or somebody stops it. */
export function useImportMembers<Row extends { address: string; role: Role }>(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ rows, onResults, isStopped }: Import<Row>) => {
      for (const part of partsOf(rows, IMPORTED_AT_ONCE)) {
        if (isStopped()) return;
        const body = { emails: part.map(({ address }) => address), role: part[0]?.role ?? 'user' };
        // Together they would wait for the organization's lock anyway.
        const { results } = await call('POST /api/organizations/:id/invitations/batch', {
          params: { id: organizationId },
          body,
        });
        onResults(part, results);
      }
    },
    meta: { failureTitle: m.invitations.failedToSendInvitation },
    onSettled: () => invalidateInvitations(client, organizationId),
  });
}

export function useResendInvitation(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/invitations/:id/resend', { params: { id } }),
    meta: { failureTitle: m.invitations.failedToSendInvitation },
    onSettled: () => invalidateInvitations(client, organizationId),
  });
}

export function useRevokeInvitation(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/invitations/:id', { params: { id } }),
    meta: { failureTitle: m.invitations.failedToRevokeInvitation },
    onSettled: () => invalidateInvitations(client, organizationId),
  });
}

/** Consecutive rows of one role, at most `most` together: a request invites all its people with the same role. */
export function partsOf<Row extends { role: string }>(rows: readonly Row[], most: number): Row[][] {
  const parts: Row[][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && last.length < most && last[0]?.role === row.role) last.push(row);
    else parts.push([row]);
  }
  return parts;
}
