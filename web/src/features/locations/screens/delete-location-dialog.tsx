import type { Location } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useDeleteLocation } from '../admin-api.ts';

/** Reservations named one by one; the rest are counted. */
const NAMED = 5;

type DeleteLocationDialogProps = { organizationId: string; location: Location; onClose: () => void };

/** Asks before a location is deleted; where coming reservations stand in the way, it names them. */
export function DeleteLocationDialog({
  organizationId,
  location,
  onClose,
}: DeleteLocationDialogProps): ReactNode {
  const remove = useDeleteLocation(organizationId);
  const confirm = (): void =>
    remove.mutate(location.id, {
      onSuccess: ({ message }) => {
        toast({ title: 'Location Deleted', description: message, tone: 'off' });
        onClose();
      },
      onError: (error) => {
        if (comingOf(error).length > 0) return;
        toast({ title: 'Failed to delete location', description: error.message, tone: 'loss' });
        onClose();
      },
    });
  const coming = comingOf(remove.error);
  if (coming.length > 0) return <InTheWay name={location.name} coming={coming} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete ${location.name}?`}
      description="Its chargers can no longer be reserved. What was reserved there before stays in the records, and you can reactivate it."
      confirmLabel="Delete"
      keepLabel="Keep It"
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}

function InTheWay({
  name,
  coming,
  onClose,
}: {
  name: string;
  coming: string[];
  onClose: () => void;
}): ReactNode {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} has coming reservations`}
      description="It can be deleted once they are over or cancelled."
      actions={
        <Button data-safe onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className="rows ol-coming sm">
        {coming.slice(0, NAMED).map((reservation) => (
          <li key={reservation}>{reservation}</li>
        ))}
        {coming.length > NAMED && <li className="mute">and {coming.length - NAMED} more</li>}
      </ul>
    </Dialog>
  );
}

const comingOf = (error: Error | null): string[] =>
  error instanceof ApiError && error.code === 'coming_reservations'
    ? error.details.map(({ message }) => message)
    : [];
