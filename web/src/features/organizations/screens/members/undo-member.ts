import { m } from '@chargerota/messages';
import type { OrganizationMember } from '@chargerota/contract';
import type { Undone } from '../../../../ui/use-undo.ts';
import { saveSteps, nameOf } from '../../api.ts';
import type { MemberStep } from '../../api.ts';
import { describeFailure, describeSteps } from './member-changes.ts';
import type { MemberState } from './member-changes.ts';

/** Gives a membership the role and the state back that it had; the member is told of it as of any change. */
export async function undoMember(
  member: OrganizationMember,
  from: MemberState,
  steps: readonly MemberStep[],
): Promise<Undone> {
  const name = nameOf(member);
  const done: MemberStep[] = [];
  try {
    await saveSteps({ membershipId: member.id, steps, onSaved: (_saved, step) => void done.push(step) });
  } catch (error) {
    if (done.length === 0 || !(error instanceof Error)) throw error;
    const description = describeFailure(name, from, done, error.message);
    return { title: m.organizationsMembers.onlyPartlyUndone, description, tone: 'loss' };
  }
  return describeSteps(name, from, done);
}
