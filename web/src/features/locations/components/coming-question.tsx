import { pluralOf } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { ComingReservationsDialog } from '../../reservations/questions/coming-reservations-dialog.tsx';
import type { Question } from '../use-asking-change.ts';

type Act = 'change' | 'delete' | 'maintain';
type ComingQuestionProps = { question: Question | null; title: string; act: Act };

/** The button's label where one reservation would end, and where several would. */
const CONFIRMING: Record<Act, [one: string, several: string]> = {
  change: ['Change and cancel it', 'Change and cancel them'],
  delete: ['Delete and cancel it', 'Delete and cancel them'],
  maintain: ['Put in maintenance and cancel it', 'Put in maintenance and cancel them'],
};

const ending = (total: number, act: Act) => ({
  description: pluralOf(
    total,
    'This reservation will be cancelled, or ends now if somebody is charging. The member who made it is notified.',
    'These reservations will be cancelled, or end now where somebody is charging. The members who made them are notified.',
  ),
  confirmLabel: pluralOf(total, ...CONFIRMING[act]),
  keepLabel: pluralOf(total, 'Keep it', 'Keep them'),
});

const staying = (total: number) => ({
  description: pluralOf(
    total,
    'The location will be closed during this reservation. The reservation stays as it is, and the member is notified of the new hours.',
    'The location will be closed during these reservations. They stay as they are, and the members are notified of the new hours.',
  ),
  confirmLabel: pluralOf(total, 'Save and keep it', 'Save and keep them'),
  keepLabel: 'Go back',
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
