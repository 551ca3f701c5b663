import { m } from '@chargerota/messages';
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

/** What a change of the status did: whoever was suspended before can book again. */
function statusChange(
  { status: before }: MemberState,
  status: 'active' | 'suspended',
): keyof typeof m.organizationsMembers.statusChanged {
  if (status === 'suspended') return before === 'pending' ? 'notApproved' : 'suspended';
  return before === 'pending' ? 'canBookNow' : 'canBookAgain';
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
  let status: ReturnType<typeof statusChange> | null = null;
  let role: MemberState['role'] | null = null;
  for (const step of steps) {
    if ('role' in step) ({ role } = step);
    else status = statusChange(state, step.status);
    state = { ...state, ...step };
    // A role has no effect while a member is pending or suspended.
    isTold ||= 'status' in step || state.status === 'active';
  }
  const done = changeWords(name, status, role);
  return isTold ? `${done} ${m.organizationsMembers.theyHaveBeenNotified}` : done;
}

function changeWords(
  name: string,
  status: ReturnType<typeof statusChange> | null,
  role: MemberState['role'] | null,
): string {
  if (status && role) return m.organizationsMembers.bothChanged[status][role]({ name });
  if (status) return m.organizationsMembers.statusChanged[status]({ name });
  return role
    ? m.organizationsMembers.roleChanged[role]({ name })
    : m.organizationsMembers.nameStaysAsBefore({ name });
}

/** Why a change was not saved, after what was saved before it. */
export function describeFailure(
  name: string,
  before: MemberState,
  done: readonly MemberStep[],
  reason: string,
): string {
  if (done.length === 0) return reason;
  return m.organizationsMembers.savedBut({ saved: describeSteps(name, before, done), reason });
}

/** Whether a change takes something away from the member. An administrator is asked before doing that to themselves. */
export const takesAway = (step: MemberStep): boolean =>
  'role' in step ? step.role === 'user' : step.status === 'suspended';
