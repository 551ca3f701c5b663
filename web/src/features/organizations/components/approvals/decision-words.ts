import { m } from '@chargerota/messages';
import type { DecisionOutcome, OrganizationMember } from '@chargerota/contract';
import { listWords } from '@chargerota/domain';

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
    done.length > 0 &&
      (isApproval ? m.organizationsApprovals.theyCanBookNowAnd : m.organizationsApprovals.theyWillBeNotified),
    otherwise.length > 0 &&
      (isApproval
        ? m.organizationsApprovals.somebodyElseHasRejected({ names: joinedNames(otherwise) })
        : m.organizationsApprovals.somebodyElseHasApproved({ names: joinedNames(otherwise) })),
    gone.length > 0 && m.organizationsApprovals.namesLeftMeanwhile({ names: joinedNames(gone) }),
    failed > 0 && m.organizationsApprovals.theDecisionsCouldNotBeSaved({ count: failed }),
  ].filter((sentence) => sentence !== false);
  const [ofAll, ofSome] = isApproval
    ? [m.organizationsApprovals.peopleApproved, m.organizationsApprovals.countOfAllApproved]
    : [m.organizationsApprovals.peopleRejected, m.organizationsApprovals.countOfAllRejected];
  const count = done.length;
  return {
    title: count === results.length ? ofAll({ count }) : ofSome({ count, all: results.length }),
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
  const [one] = people;
  if (one && people.length === 1) return questionOfOne(decision, one);
  const names = joinedNames(people.map(({ name }) => name));
  const count = people.length;
  if (decision === 'approved')
    return {
      title: m.organizationsApprovals.approvePeopleQuestion({ count }),
      description: m.organizationsApprovals.namesCanThenBook({ names }) + rightsOf(people),
      confirmLabel: m.organizationsApprovals.approveCount({ count }),
    };
  return {
    title: m.organizationsApprovals.rejectPeopleQuestion({ count }),
    description: m.organizationsApprovals.namesCannotBook({ names }),
    confirmLabel: m.organizationsApprovals.rejectCount({ count }),
  };
}

function questionOfOne(decision: Decision, person: Person): ReturnType<typeof questionOf> {
  const { name } = person;
  if (decision === 'approved')
    return {
      title: m.organizationsApprovals.approveNameQuestion({ name }),
      description: m.organizationsApprovals.nameCanThenBook({ name }) + rightsOf([person]),
      confirmLabel: m.organizationsApprovals.approve,
    };
  return {
    title: m.organizationsApprovals.rejectNameQuestion({ name }),
    description: m.organizationsApprovals.theyCannotBook,
    confirmLabel: m.organizationsApprovals.reject,
  };
}

/** Who becomes an administrator, as a sentence after another; empty if nobody does. */
function rightsOf(people: readonly Person[]): string {
  const administrators = people.filter(({ role }) => role === 'admin').map(({ name }) => name);
  const [name] = administrators;
  if (name === undefined) return '';
  return administrators.length === 1
    ? ` ${m.organizationsApprovals.nameBecomesAnAdministrator({ name })}`
    : ` ${m.organizationsApprovals.namesBecomeAdministrators({ names: joinedNames(administrators) })}`;
}

const NAMED = 5;

/** 'Ada, Ben, and 7 others' */
function joinedNames(names: readonly string[]): string {
  if (names.length <= NAMED + 1) return listWords(names);
  return listWords([
    ...names.slice(0, NAMED),
    m.organizationsApprovals.countOthers({ count: names.length - NAMED }),
  ]);
}
