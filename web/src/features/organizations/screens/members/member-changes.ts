import type { OrganizationMember } from '@chargerota/contract';
import type { MemberStep } from '../../api.ts';

export type MemberState = Pick<OrganizationMember, 'role' | 'status'>;

/**
 * The changes that turn a membership into the wanted one. They are ordered so that a refused second change leaves the
 * least behind: suspending comes first because it may ask a question, and a role is taken away before the member is let
 * in again.
 */
export function stepsTo(saved: MemberState, wanted: MemberState): MemberStep[] {
  const role: MemberStep[] = wanted.role === saved.role ? [] : [{ role: wanted.role }];
  const status: MemberStep[] =
    wanted.status === saved.status || wanted.status === 'pending' ? [] : [{ status: wanted.status }];
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

/**
 * What takes saved changes back; null if nothing does: an applicant who was decided about does not wait again, reservations
 * that were cancelled are gone, and whoever has given up their own role or membership may not return it.
 */
export function stepsBack(
  before: MemberState,
  after: MemberState,
  { isSelf, hasEnded }: { isSelf: boolean; hasEnded: boolean },
): MemberStep[] | null {
  return isSelf || hasEnded || before.status === 'pending' ? null : stepsTo(after, before);
}

/** What saved changes did, and whether the member hears of it. */
export function describeSteps(name: string, before: MemberState, steps: readonly MemberStep[]): string {
  let state = before;
  let isTold = false;
  const done = steps.map((step) => {
    const words = describeStep(state, step);
    state = { ...state, ...step };
    // A role has no effect while a member is pending or suspended.
    isTold ||= 'status' in step || state.status === 'active';
    return words;
  });
  return `${name} ${done.join(' and ')}.${isTold ? ' They have been notified.' : ''}`;
}

/** Why a change was not saved, after what was saved before it. */
export function describeFailure(
  name: string,
  before: MemberState,
  done: readonly MemberStep[],
  reason: string,
): string {
  return done.length > 0 ? `${describeSteps(name, before, done)} But: ${reason}` : reason;
}

/** Whether a change takes something away from the member. An administrator is asked before doing that to themselves. */
export const takesAway = (step: MemberStep): boolean =>
  'role' in step ? step.role === 'user' : step.status === 'suspended';
