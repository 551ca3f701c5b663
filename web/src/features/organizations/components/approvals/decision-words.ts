import type { DecisionOutcome, OrganizationMember } from '@chargerota/contract';
import { listWords, pluralOf } from '@chargerota/domain';

type Person = { name: string; role: OrganizationMember['role'] };

export type Decision = 'approved' | 'rejected';
/** `failed`: the request that was to decide about them was not answered, or was refused. */
export type Decided = { name: string; outcome: DecisionOutcome | 'failed' };

/** What the administrator is told after a decision about several: who was decided, and who was not and why. */
export function decisionWords(
  decision: Decision,
  results: readonly Decided[],
): { title: string; description: string; tone?: 'off' } {
  const namesOf = (...outcomes: Decided['outcome'][]): string[] =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).map(({ name }) => name);
  const done = namesOf('decided', 'already_so');
  const otherwise = namesOf('decided_otherwise');
  const gone = namesOf('gone');
  const failed = namesOf('failed').length;
  const isApproval = decision === 'approved';
  const sentences = [
    done.length > 0 && (isApproval ? 'They can book now and will be notified.' : 'They will be notified.'),
    otherwise.length > 0 &&
      `Somebody else has ${isApproval ? 'rejected' : 'approved'} ${joinedNames(otherwise)} meanwhile.`,
    gone.length > 0 && `${joinedNames(gone)} left meanwhile.`,
    failed > 0 &&
      (failed === 1
        ? 'The decision about one could not be saved. Try again.'
        : `The decisions about ${failed} could not be saved. Try again.`),
  ].filter((sentence) => sentence !== false);
  const verb = isApproval ? 'Approved' : 'Rejected';
  const title =
    done.length === results.length
      ? `${done.length} People ${verb}`
      : `${done.length} of ${results.length} ${verb}`;
  return {
    title,
    description: sentences.join(' '),
    ...((done.length < results.length || !isApproval) && { tone: 'off' }),
  };
}

/** The question before several are decided, or one is rejected. */
export function questionOf({ decision, people }: { decision: Decision; people: readonly Person[] }): {
  title: string;
  description: string;
  confirmLabel: string;
} {
  const names = joinedNames(people.map(({ name }) => name));
  const isOne = people.length === 1;
  const administrators = people.filter(({ role }) => role === 'admin').map(({ name }) => name);
  const rights =
    administrators.length === 0
      ? ''
      : pluralOf(
          administrators.length,
          ` ${joinedNames(administrators)} becomes an administrator.`,
          ` ${joinedNames(administrators)} become administrators.`,
        );
  if (decision === 'approved')
    return {
      title: isOne ? `Approve ${names}?` : `Approve ${people.length} people?`,
      description: isOne
        ? `${names} can then book, and is notified.${rights}`
        : `${names} can then book, and are notified.${rights}`,
      confirmLabel: isOne ? 'Approve' : `Approve ${people.length}`,
    };
  return {
    title: isOne ? `Reject ${names}?` : `Reject ${people.length} people?`,
    description: `${isOne ? 'They' : names} cannot book in your organization and are notified. You can invite them again later.`,
    confirmLabel: isOne ? 'Reject' : `Reject ${people.length}`,
  };
}

const NAMED = 5;

/** 'Ada, Ben, and 7 others' */
function joinedNames(names: readonly string[]): string {
  if (names.length <= NAMED + 1) return listWords(names);
  return listWords([...names.slice(0, NAMED), `${names.length - NAMED} others`]);
}
