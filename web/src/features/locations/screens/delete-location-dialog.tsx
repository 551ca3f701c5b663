import type { Location } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useDeleteLocation } from '../admin-api.ts';
import { ComingQuestion } from '../components/coming-question.tsx';

type DeleteLocationDialogProps = { organizationId: string; location: Location; onClose: () => void };

/** Asks before a location is deleted, and again where that would end coming reservations. */
export function DeleteLocationDialog(props: DeleteLocationDialogProps): ReactNode {
  const { organizationId, location, onClose } = props;
  const { change, isPending, question } = useDeleteLocation(organizationId);
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
        description="Its chargers can no longer be reserved. What was reserved there before stays in the records, and you can reactivate it."
        confirmLabel="Delete"
        keepLabel="Keep It"
        busy={isPending}
        onConfirm={remove}
      />
      {/* Over the first question, so that the focus finds its way back through it. */}
      <ComingQuestion
        question={question && { ...question, dismiss: onClose }}
        title={title}
        confirmLabel="Delete and Cancel Them"
      />
    </>
  );
}
