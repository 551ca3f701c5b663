import type { Administrator } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { useSetAccountStatus } from '../../../operator-api.ts';
import { nameOf } from './words.ts';

/** The words of the button that opened the question: those of the table, or of the details. */
export type StatusWords = { suspend: string; reinstate: string };

type PauseDialogProps = { person: Administrator | null; words: StatusWords; onClose: () => void };

/** Says what happens to the account before it does. */
export function PauseDialog({ person, words, onClose }: PauseDialogProps): ReactNode {
  const change = useSetAccountStatus();
  if (!person) return null;
  const isSuspended = person.status === 'suspended';
  const label = isSuspended ? words.reinstate : words.suspend;
  const confirm = (): void =>
    change.mutate(
      { id: person.id, status: isSuspended ? 'approved' : 'suspended' },
      {
        onSettled: onClose,
        onSuccess: () =>
          toast(
            isSuspended
              ? { title: 'Account Reinstated', description: `${nameOf(person)} can sign in again.` }
              : { title: 'Account Paused', description: `${nameOf(person)} was signed out everywhere.` },
          ),
      },
    );
  return (
    <Dialog
      open
      question
      onClose={onClose}
      title={`${label} ${nameOf(person)}?`}
      description={
        isSuspended
          ? 'They can sign in again with the password that they had, and administer their organization as before.'
          : 'They are signed out everywhere at once and cannot sign in until the account is reinstated.'
      }
      actions={
        <>
          <Button data-safe onClick={onClose}>
            Cancel
          </Button>
          <Button look={isSuspended ? 'primary' : 'destroy'} busy={change.isPending} onClick={confirm}>
            {label}
          </Button>
        </>
      }
    >
      {!isSuspended && (
        <ul className="op-effects">
          <li>Members keep booking; nothing else about the organization changes.</li>
          <li>
            Their own upcoming reservations stay. If they do not arrive, it is a no-show, as for anybody.
          </li>
          <li>Push messages to their browsers end. They subscribe again after they are reinstated.</li>
        </ul>
      )}
    </Dialog>
  );
}
