import type { OrganizationMember } from '@chargerota/contract';
import type { MemberStep } from '../../api.ts';

export type MemberState = Pick<OrganizationMember, 'role' | 'status'>;

/**
 * What it takes to make a membership what is wanted, in the order that leaves the least behind when the second step is
 * refused: suspending asks, so it comes first, and nobody is let in again with a role that is about to be taken away.
 */
export function stepsTo(now: MemberState, wanted: MemberState): MemberStep[] {
  const role: MemberStep[] = wanted.role === now.role ? [] : [{ role: wanted.role }];
  const status: MemberStep[] =
    wanted.status === now.status || wanted.status === 'pending' ? [] : [{ status: wanted.status }];
  const letsInWithLess = wanted.status === 'active' && wanted.role === 'user';
  return letsInWithLess ? [...role, ...status] : [...status, ...role];
}

/** What a step did, after the person's name: `is suspended`. */
export function didTo(before: MemberState, step: MemberStep): string {
  if ('role' in step)
    return step.role === 'admin' ? 'is an administrator now' : 'is no longer an administrator';
  if (step.status === 'suspended') return before.status === 'pending' ? 'was not approved' : 'is suspended';
  return before.status === 'pending' ? 'can book now' : 'can book again';
}

/** True if a step takes something from whom it concerns: to oneself one is asked first. */
export const takesAway = (step: MemberStep): boolean =>
  'role' in step ? step.role === 'user' : step.status === 'suspended';
