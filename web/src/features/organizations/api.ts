import { listMembers, setMembershipRole, setMembershipStatus, setUserStatus } from '@chargerota/contract';
import type { OrganizationMember, RouteArguments } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call, callForPage } from '../../lib/api.ts';
import { sessionKeys } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { memberLimitQuery } from '../billing/api.ts';
import { nameOf } from './member-name.ts';

export const organizationKeys = {
  /** The data of the screen for today. */
  today: ['/api/admin'],
  members: (organizationId: string) => ['/api/organizations', organizationId, 'members'],
} as const;

export type MemberFilter = Pick<
  NonNullable<RouteArguments<typeof listMembers>['query']>,
  'query' | 'status' | 'role'
> & { page?: number };

/** One page of the members that match a filter, and their total number. Only for administrators. */
export const membersPageQuery = (organizationId: string, filter: MemberFilter = {}) =>
  queryOptions({
    queryKey: [...organizationKeys.members(organizationId), filter],
    queryFn: ({ signal }) =>
      callForPage(listMembers, { params: { id: organizationId }, query: { page: 1, ...filter } }, { signal }),
  });

/** Also reloads the plan's limit, because the number of members may have changed. */
export async function invalidateMembers(client: QueryClient, organizationId: string): Promise<void> {
  await Promise.all(
    [organizationKeys.members(organizationId), memberLimitQuery(organizationId).queryKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

type Decision = RouteArguments<typeof setUserStatus>['body']['status'];

/**
 * Approves or rejects an applicant, who is told by mail. `onDecided` is called even if the row that started this is
 * removed with the decision.
 */
export function useDecideMember(organizationId: string, status: Decision, onDecided?: () => void) {
  const client = useQueryClient();
  const isApproval = status === 'approved';
  return useMutation({
    mutationFn: (userId: string) => call(setUserStatus, { params: { id: userId }, body: { status } }),
    meta: { failureText: isApproval ? 'Failed to approve user.' : 'Failed to reject user.' },
    onSuccess: (member) => {
      const name = nameOf(member);
      onDecided?.();
      toast(
        isApproval
          ? { title: 'User Approved', description: `${name} can book now and is told by email.` }
          : { title: 'User Rejected', description: `${name} is told by email.`, tone: 'off' },
      );
    },
    onSettled: () => invalidateMembers(client, organizationId),
  });
}

type ApprovedAll = { wanted: number; approved: number; refusal: Error | null };

/**
 * Approves applicants one after the other, each as if alone, and stops at the first refusal: a full plan refuses the
 * others too. Those who were approved before stay so, and the toast says how many.
 */
export function useApproveAll(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (userIds: readonly string[]): Promise<ApprovedAll> => {
      let approved = 0;
      try {
        for (const id of userIds) {
          // oxlint-disable-next-line no-await-in-loop -- the plan has room for the first ones
          await call(setUserStatus, { params: { id }, body: { status: 'approved' } });
          approved += 1;
        }
      } catch (error) {
        return { wanted: userIds.length, approved, refusal: error as Error };
      }
      return { wanted: userIds.length, approved, refusal: null };
    },
    onSuccess: ({ wanted, approved, refusal }) =>
      toast(
        refusal
          ? {
              title: `${approved} of ${wanted} Approved`,
              description: refusal.message,
              tone: 'loss',
              error: refusal,
            }
          : {
              title: `${approved} Members Approved`,
              description: 'They can book now and are told by email.',
            },
      ),
    onSettled: () =>
      Promise.all([
        invalidateMembers(client, organizationId),
        client.invalidateQueries({ queryKey: organizationKeys.today }),
      ]),
  });
}

/** One change of a membership; suspending a member needs the `confirm` of the reservations that it cancels. */
export type MemberStep =
  | { role: OrganizationMember['role'] }
  | { status: 'active' | 'suspended'; confirm?: string };

type Saving = {
  membershipId: string;
  steps: readonly MemberStep[];
  /** Called after each change, with the membership as it is then. */
  onSaved: (member: OrganizationMember, step: MemberStep) => void;
  onDone: () => void;
};

/**
 * Saves the changes of a membership one after the other. The screen shows failures itself, because one of them asks a
 * question. If the person changes their own membership, it is reloaded before the members, because it decides whether
 * they may load those at all.
 */
export function useSaveMember(organizationId: string, isSelf: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ membershipId, steps, onSaved }: Saving) => {
      const params = { id: membershipId };
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the second stands on the first
        const saved = await ('role' in step
          ? call(setMembershipRole, { params, body: step })
          : call(setMembershipStatus, { params, body: step }));
        onSaved(saved, step);
      }
    },
    meta: { handled: true },
    onSuccess: (_nothing, { onDone }) => onDone(),
    onSettled: async () => {
      if (isSelf) await client.invalidateQueries({ queryKey: sessionKeys.organizations });
      await invalidateMembers(client, organizationId);
    },
  });
}
