import type { Location } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { AskingChange } from '../use-asking-change.ts';
import { ComingQuestion } from './coming-question.tsx';

type DeleteQuestionsProps = {
  location: Pick<Location, 'id' | 'name'>;
  deletion: AskingChange<string, { message: string }>;
  onClose: () => void;
};

/** Asks before a location is deleted, and again if that would cancel upcoming reservations. */
export function DeleteQuestions({ location, deletion, onClose }: DeleteQuestionsProps): ReactNode {
  const { change, isPending, question } = deletion;
  const title = `Delete ${location.name}?`;
  const remove = (): void =>
    change(location.id, {
      onSuccess: ({ message }) => {
        toast({ title: 'Location Deleted', description: message, tone: 'off' });
        onClose();
      },
      onError: () => {
        onClose();
        return false;
      },
    });
  return (
    <>
      <ConfirmDialog
        open
        onClose={onClose}
        title={title}
        description="Its chargers can no longer be reserved. Past reservations stay in the records, and you can reactivate it."
        confirmLabel="Delete"
        keepLabel="Keep It"
        busy={isPending}
        onConfirm={remove}
      />
      {/* On top of the first question, so that the focus returns through it. */}
      <ComingQuestion
        question={question && { ...question, dismiss: onClose }}
        title={title}
        confirmLabel="Delete and Cancel Them"
      />
    </>
  );
}
