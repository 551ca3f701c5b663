import type { Administrator } from '@chargerota/contract';
import { Link2, Mail } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { useResetPasswordOf } from '../../../operator-api.ts';
import { CopyField } from '../../copy-field.tsx';
import { nameOf } from './words.ts';

type ResetDialogProps = { person: Administrator; onClose: () => void };

/** Offers both ways to a new password, then shows a generated link, once. */
export function ResetDialog({ person, onClose }: ResetDialogProps): ReactNode {
  const reset = useResetPasswordOf(person.id);
  const [url, setUrl] = useState<string | null>(null);
  const ask = (sendEmail: boolean): void =>
    reset.mutate(sendEmail, {
      onSuccess: ({ email, resetUrl }) => {
        if (resetUrl) return setUrl(resetUrl);
        toast({ title: 'Reset Link Sent', description: `It is on its way to ${email}.` });
        return onClose();
      },
    });
  if (url)
    return (
      <Dialog
        open
        onClose={onClose}
        title="Password reset link"
        description={`For ${nameOf(person)}, ${person.email}. It is shown here only now.`}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <CopyField label="Link" value={url} />
        <ul className="op-effects">
          <li>This link expires in 24 hours.</li>
          <li>It can be used once.</li>
          <li>Send it securely: whoever has it can set the password of this account.</li>
        </ul>
      </Dialog>
    );
  const busyWith = reset.isPending ? reset.variables : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Reset Password"
      description={`${nameOf(person)} sets a new password by a link that works once, for 24 hours. Until then the current one stays.`}
    >
      <div className="op-ways">
        <Button look="primary" busy={busyWith === true} onClick={() => ask(true)}>
          <Mail className="ic ic-16" aria-hidden="true" />
          Send Reset Link to Email
        </Button>
        <p className="sm mute">To {person.email}</p>
        <Button busy={busyWith === false} onClick={() => ask(false)}>
          <Link2 className="ic ic-16" aria-hidden="true" />
          Generate Link to Copy
        </Button>
        <p className="sm mute">To hand it over another way, if email does not reach them</p>
      </div>
    </Dialog>
  );
}
