import type { ReactNode } from 'react';
import { ComingReservationsDialog } from '../../reservations/questions/coming-reservations-dialog.tsx';
import type { Question } from '../use-asking-change.ts';

type ComingQuestionProps = { question: Question | null; title: string; confirmLabel: string };

/** Asks before a change of locations or chargers cancels reservations of members. */
export function ComingQuestion({ question, title, confirmLabel }: ComingQuestionProps): ReactNode {
  if (!question) return null;
  return (
    <ComingReservationsDialog
      coming={question.coming}
      title={title}
      description="These reservations will be cancelled, or end now where somebody is charging. The members who made them are told by email."
      confirmLabel={confirmLabel}
      keepLabel="Keep Them"
      onConfirm={question.confirm}
      onClose={question.dismiss}
      busy={question.busy}
    />
  );
}
