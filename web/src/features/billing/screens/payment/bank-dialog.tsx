import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

type BankDialogProps = {
  open: boolean;
  busy: boolean;
  onAnswer: (answer: 'completed' | 'failed') => void;
};

/** The pretended bank of the sandbox. Closing it is an answer too: the holder did not confirm. */
export const BankDialog = ({ open, busy, onAnswer }: BankDialogProps): ReactNode => (
  <Dialog
    open={open}
    question
    comesByItself
    onClose={() => !busy && onAnswer('failed')}
    title="Your bank asks you to confirm this card"
    description="This is the sandbox’s pretended bank. Choose how the confirmation ends."
    actions={
      <>
        <Button data-safe onClick={() => !busy && onAnswer('failed')}>
          Fail
        </Button>
        <Button look="primary" busy={busy} onClick={() => onAnswer('completed')}>
          Complete
        </Button>
      </>
    }
  />
);
