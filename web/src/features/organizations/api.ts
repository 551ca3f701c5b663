import { m } from '@chargerota/messages';
import type { OrganizationMember } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import { MOST_DECIDED_AT_ONCE } from '@chargerota/contract/sizes';
import { personName } from '@chargerota/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call, callForPage } from '../../lib/api.ts';
import { sessionKeys } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { memberLimitQuery } from '../billing/api.ts';
import { decisionWords } from './components/approvals/decision-words.ts';
import type { Decided, Decision } from './components/approvals/decision-words.ts';

export const organizationKeys = {
  /** The data of the screen for today. */
  today: ['/api/admin'],
  members: (organizationId: string) => ['/api/organizations', organizationId, 'members'],
  auditLog: (organizationId: string) => ['/api/organizations', organizationId, 'audit-log'],
} as const;

export type MemberFilter = Pick<
  NonNullable<RequestOf<'GET /api/organizations/:id/members'>['query']>,
  'query' | 'status' | 'role'
> & { page?: number };

/** One page of the members that match a filter, and their total number. Only for administrators. */
export const membersPageQuery = (organizationId: string, filter: MemberFilter = {}) =>
  queryOptions({
    queryKey: [...organizationKeys.members(organizationId), filter],
    queryFn: ({ signal }) =>
      callForPage(
        'GET /api/organizations/:id/members',
        { params: { id: organizationId }, query: { page: 1, ...filter } },
        { signal },
      ),
  });

/** The addresses of those who are members or wait for approval, and of those who are suspended. */
export const memberAddressesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...organizationKeys.members(organizationId), 'addresses'],
    queryFn: async ({ signal }) => {
      const members = await call(
        'GET /api/organizations/:id/members',
        { params: { id: organizationId } },
        { signal },
      );
      const addresses = (isSuspended: boolean): string[] =>
        members
          .filter(({ status }) => (status === 'suspended') === isSuspended)
          .map(({ user }) => user.email);
      return { members: addresses(false), suspended: addresses(true) };
    },
  });

/** Also reloads today's figures and the plan's limit, because the number of members may have changed. */
export async function invalidateMembers(client: QueryClient, organizationId: string): Promise<void> {
  await Promise.all(
    [
      organizationKeys.members(organizationId),
      organizationKeys.today,
      memberLimitQuery(organizationId).queryKey,
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/**
 * Approves or rejects an applicant, who is told about it. `onDecided` is called even if the row that started this is
 * removed with the decision.
 */
export function useDecideMember(organizationId: string, status: Decision, onDecided?: () => void) {
  const client = useQueryClient();
  const isApproval = status === 'approved';
  return useMutation({
    mutationFn: (userId: string) =>
      call('PATCH /api/admin/users/:id/status', { params: { id: userId }, body: { status } }),
    meta: {
      failureText: isApproval ? m.organizations.failedToApproveUser : m.organizations.failedToRejectUser,
    },
    onSuccess: (member) => {
      const name = nameOf(member);
      onDecided?.();
      toast(
        isApproval
          ? { title: m.organizations.userApproved, description: m.organizations.nameCanBookNowAnd({ name }) }
          : {
              title: m.organizations.userRejected,
              description: m.organizations.nameHasBeenNotified({ name }),
              tone: 'off',
            },
      );
    },
    onSettled: () => invalidateMembers(client, organizationId),
  });
}

type DecideSeveral = { decision: Decision; people: readonly { userId: string; name: string }[] };

/** Approves or rejects several applicants at once. Whom somebody else has decided meanwhile is named in the toast. */
export function useDecideSeveral(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ decision, people }: DecideSeveral): Promise<Decided[]> => {
      const decided: Decided[] = [];
      for (let from = 0; from < people.length; from += MOST_DECIDED_AT_ONCE) {
        const part = people.slice(from, from + MOST_DECIDED_AT_ONCE);
        try {
          // The server takes so many at a time.
          decided.push(...(await decidePart(decision, part)));
        } catch (error) {
          if (from === 0) throw error;
          return [
            ...decided,
            ...people.slice(from).map(({ name }) => ({ name, outcome: 'failed' as const })),
          ];
        }
      }
      return decided;
    },
    meta: { failureText: m.organizations.failedToSaveYourDecisions },
    onSuccess: (results, { decision }) => toast(decisionWords(decision, results)),
    onSettled: () => invalidateMembers(client, organizationId),
  });
}

async function decidePart(decision: Decision, people: DecideSeveral['people']): Promise<Decided[]> {
  const body = { userIds: people.map(({ userId }) => userId), status: decision };
  const { results } = await call('POST /api/admin/users/decisions', { body });
  const outcomes = new Map(results.map(({ userId, outcome }) => [userId, outcome]));
  return people.map(({ userId, name }) => ({ name, outcome: outcomes.get(userId) ?? 'gone' }));
}

/** One change of a membership; suspending a member needs the `confirm` of the reservations that it cancels. */
export type MemberStep =
  | { role: OrganizationMember['role'] }
  | { status: 'active' | 'suspended'; confirm?: string };

type Steps = {
  membershipId: string;
  steps: readonly MemberStep[];
  /** Called after each change, with the membership as it is then. */
  onSaved: (member: OrganizationMember, step: MemberStep) => void;
};

/** Saves the changes of a membership one after the other. */
export async function saveSteps({ membershipId, steps, onSaved }: Steps): Promise<void> {
  const params = { id: membershipId };
  for (const step of steps) {
    // One after the other: the second stands on the first.
    const saved = await ('role' in step
      ? call('PATCH /api/memberships/:id/role', { params, body: step })
      : call('PATCH /api/memberships/:id/status', { params, body: step }));
    onSaved(saved, step);
  }
}

type Saving = Steps & { onDone: () => void };

/**
 * Saves the changes of a membership. The screen shows failures itself, because one of them asks a question. If the
 * person changes their own membership, it is reloaded before the members, because it decides whether they may load
 * those at all.
 */
export function useSaveMember(organizationId: string, isSelf: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (saving: Saving) => saveSteps(saving),
    meta: { handled: true },
    onSuccess: (_nothing, { onDone }) => onDone(),
    onSettled: async () => {
      if (isSelf) await client.invalidateQueries({ queryKey: sessionKeys.organizations });
      await invalidateMembers(client, organizationId);
    },
  });
}

export const nameOf = ({ user }: Pick<OrganizationMember, 'user'>): string => personName(user);
