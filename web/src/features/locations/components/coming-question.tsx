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
    'The location will be closed during this reservation. The reservation stays as it is, and the member is told about the new hours.',
    'The location will be closed during these reservations. They stay as they are, and the members are told about the new hours.',
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
