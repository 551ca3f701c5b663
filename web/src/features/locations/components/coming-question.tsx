import { pluralOf } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { ComingReservationsDialog } from '../../reservations/questions/coming-reservations-dialog.tsx';
import type { Question } from '../use-asking-change.ts';

type ComingQuestionProps = { question: Question | null; title: string; confirmLabel: string };

const ENDING = {
  description:
    'These reservations will be cancelled, or end now where somebody is charging. The members who made them are told by email.',
  keepLabel: 'Keep them',
};

const staying = (total: number) => ({
  description: pluralOf(
    total,
    'This reservation lies in hours in which the location will be closed. It stays as it is, and the member is told that the location is closed then.',
    'These reservations lie in hours in which the location will be closed. They stay as they are, and the members are told that the location is closed then.',
  ),
  confirmLabel: pluralOf(total, 'Save and keep it', 'Save and keep them'),
  keepLabel: 'Go back',
});

/** Asks before a change of locations or chargers cancels reservations of members, or leaves them in closed hours. */
export function ComingQuestion({ question, title, confirmLabel }: ComingQuestionProps): ReactNode {
  if (!question) return null;
  return (
    <ComingReservationsDialog
      coming={question.coming}
      title={title}
      {...(question.coming.stay ? staying(question.coming.total) : { ...ENDING, confirmLabel })}
      onConfirm={question.confirm}
      onClose={question.dismiss}
      busy={question.busy}
    />
  );
}
