import type { Administrator } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../../../ui/dialog.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { useSetAccountStatus } from '../../../operator-api.ts';
import { nameOf } from './words.ts';

/** The words of the button that opened the question: those of the table, or of the details. */
export type StatusWords = { suspend: string; reinstate: string };

type PauseDialogProps = { person: Administrator; words: StatusWords; onClose: () => void };

/** Says what happens to the account before it does. */
export function PauseDialog({ person, words, onClose }: PauseDialogProps): ReactNode {
  const { mutateAsync: setStatus } = useSetAccountStatus();
  const name = nameOf(person);
  // Once it is done, the account is in the other state, while the question still stands.
  const [wasSuspended] = useState(person.status === 'suspended');
  if (wasSuspended)
    return (
      <ConfirmDialog
        onClose={onClose}
        title={`${words.reinstate} ${name}?`}
        description="They can sign in again with the password that they had, and administer their organization as before."
        confirmLabel={words.reinstate}
        keepLabel="Cancel"
        harmless
        act={async () => {
          await setStatus({ id: person.id, status: 'approved' });
          toast({ title: 'Account Reinstated', description: `${name} can sign in again.` });
        }}
      />
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${words.suspend} ${name}?`}
      description="They are signed out everywhere at once and cannot sign in until the account is reinstated."
      confirmLabel={words.suspend}
      keepLabel="Cancel"
      act={async () => {
        await setStatus({ id: person.id, status: 'suspended' });
        toast({ title: 'Account Paused', description: `${name} was signed out everywhere.` });
      }}
    >
      <ul className="bullets">
        <li>Members keep booking; nothing else about the organization changes.</li>
        <li>Their own upcoming reservations stay. If they do not arrive, it is a no-show, as for anybody.</li>
        <li>Push messages to their browsers end. They subscribe again after they are reinstated.</li>
      </ul>
    </ConfirmDialog>
  );
}
