import type { OrganizationMember } from '@chargerota/contract';
import type { MemberStep } from '../../api.ts';

export type MemberState = Pick<OrganizationMember, 'role' | 'status'>;

/**
 * The changes that turn a membership into the wanted one. They are ordered so that a refused second change leaves the
 * least behind: suspending comes first because it may ask a question, and a role is taken away before the member is let
 * in again.
 */
export function stepsTo(now: MemberState, wanted: MemberState): MemberStep[] {
  const role: MemberStep[] = wanted.role === now.role ? [] : [{ role: wanted.role }];
  const status: MemberStep[] =
    wanted.status === now.status || wanted.status === 'pending' ? [] : [{ status: wanted.status }];
  const letsInWithLess = wanted.status === 'active' && wanted.role === 'user';
  return letsInWithLess ? [...role, ...status] : [...status, ...role];
}

/** What a change did, to follow the person's name: `is suspended`. */
export function describeStep(before: MemberState, step: MemberStep): string {
  if ('role' in step)
    return step.role === 'admin' ? 'is an administrator now' : 'is no longer an administrator';
  if (step.status === 'suspended') return before.status === 'pending' ? 'was not approved' : 'is suspended';
  return before.status === 'pending' ? 'can book now' : 'can book again';
}

/** Whether a change takes something away from the member. An administrator is asked before doing that to themselves. */
export const takesAway = (step: MemberStep): boolean =>
  'role' in step ? step.role === 'user' : step.status === 'suspended';
