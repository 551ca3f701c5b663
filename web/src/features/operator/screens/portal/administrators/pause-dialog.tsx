import { m } from '@chargerota/messages';
import type { Administrator } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../../../ui/dialog.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { useSetAccountStatus } from '../../../operator-api.ts';
import { nameOf } from './words.ts';

/** The words of the button that opened the question: those of the table, or of the details. */
export type StatusWords = {
  suspend: string;
  suspendTitle: (values: { name: string }) => string;
  reinstate: string;
  reinstateTitle: (values: { name: string }) => string;
};

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
        title={words.reinstateTitle({ name })}
        description={m.operatorPortal.theyCanSignInAgain}
        confirmLabel={words.reinstate}
        keepLabel={m.common.cancel}
        harmless
        act={async () => {
          await setStatus({ id: person.id, status: 'approved' });
          toast({
            title: m.operatorPortal.accountReinstated,
            description: m.operatorPortal.nameCanSignInAgain({ name }),
          });
        }}
      />
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.suspendTitle({ name })}
      description={m.operatorPortal.theyAreSignedOutEverywhere}
      confirmLabel={words.suspend}
      keepLabel={m.common.cancel}
      act={async () => {
        await setStatus({ id: person.id, status: 'suspended' });
        toast({
          title: m.operatorPortal.accountPaused,
          description: m.operatorPortal.nameWasSignedOutEverywhere({ name }),
        });
      }}
    >
      <ul className="bullets">
        <li>{m.operatorPortal.membersKeepBookingNothingElse}</li>
        <li>{m.operatorPortal.theirOwnUpcomingReservationsStay}</li>
        <li>{m.operatorPortal.pushMessagesToTheirBrowsers}</li>
      </ul>
    </ConfirmDialog>
  );
}
