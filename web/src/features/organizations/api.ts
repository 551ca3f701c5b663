import { listMembers, setUserStatus } from '@chargerota/contract';
import type { RouteArguments } from '@chargerota/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';

export const organizationKeys = {
  members: (organizationId: string) => ['/api/organizations', organizationId, 'members'],
} as const;

/** All memberships; for administrators alone (DESIGN.md §2). */
export const membersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: organizationKeys.members(organizationId),
    queryFn: ({ signal }) => call(listMembers, { params: { id: organizationId } }, { signal }),
  });

type Decision = RouteArguments<typeof setUserStatus>['body']['status'];

/** Approves or rejects a person who waits; they are told by mail. */
export function useDecideMember(organizationId: string, status: Decision) {
  const client = useQueryClient();
  const isApproval = status === 'approved';
  return useMutation({
    mutationFn: (userId: string) => call(setUserStatus, { params: { id: userId }, body: { status } }),
    meta: { failureText: isApproval ? 'Failed to approve user.' : 'Failed to reject user.' },
    onSuccess: ({ user }) => {
      const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
      toast(
        isApproval
          ? { title: 'User Approved', description: `${name} can book now and is told by email.` }
          : { title: 'User Rejected', description: `${name} is told by email.`, tone: 'off' },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: organizationKeys.members(organizationId) }),
  });
}
