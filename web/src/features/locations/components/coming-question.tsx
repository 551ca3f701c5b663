import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { ComingReservationsDialog } from '../../reservations/questions/coming-reservations-dialog.tsx';
import type { Question } from '../use-asking-change.ts';

type Act = 'change' | 'delete' | 'maintain';
type ComingQuestionProps = { question: Question | null; title: string; act: Act };

const ending = (total: number, act: Act) => ({
  description: m.locations.thisReservationWillBeCancelled({ count: total }),
  confirmLabel: m.locations.confirmEnding[act]({ count: total }),
  keepLabel: m.locations.keepItKeepThem({ count: total }),
});

const staying = (total: number) => ({
  description: m.locations.theLocationWillBeClosed({ count: total }),
  confirmLabel: m.locations.saveAndKeepItSave({ count: total }),
  keepLabel: m.locations.goBack,
});

/** Asks before a change of locations or chargers cancels reservations of members, or leaves them in closed hours. */
export function ComingQuestion({ question, title, act }: ComingQuestionProps): ReactNode {
  if (!question) return null;
  return (
    <ComingReservationsDialog
      coming={question.coming}
      title={title}
      {...(question.coming.stay ? staying : ending)(question.coming.total, act)}
      act={question.act}
      onClose={question.dismiss}
    />
  );
}
