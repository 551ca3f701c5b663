import type { Administrator } from '@chargerota/contract';
import { Link2, Mail } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { useMailResetLink, useMakeResetLink } from '../../../operator-api.ts';
import { CopyField } from '../../copy-field.tsx';
import { ProofForm } from '../account/proof-form.tsx';
import { nameOf } from './words.ts';

type ResetDialogProps = { person: Administrator; onClose: () => void };

/** Offers both ways to a new password. A link to copy takes the operator's proof, and is shown once. */
export function ResetDialog({ person, onClose }: ResetDialogProps): ReactNode {
  const mailLink = useMailResetLink(person.id);
  const makeLink = useMakeResetLink(person.id);
  const [url, setUrl] = useState<string | null>(null);
  const [isProving, setProving] = useState(false);
  const mail = (): void =>
    mailLink.mutate(
      { sendEmail: true },
      {
        onSuccess: ({ email }) => {
          toast({ title: 'Reset Link Sent', description: `It is on its way to ${email}.` });
          onClose();
        },
      },
    );
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
        <ul className="bullets mt-16">
          <li>This link expires in 24 hours.</li>
          <li>It can be used once.</li>
          <li>Send it securely: whoever has it can set the password of this account.</li>
        </ul>
      </Dialog>
    );
  if (isProving)
    return (
      <Dialog
        open
        onClose={onClose}
        title="Generate Link to Copy"
        description={`Whoever has the link can sign in as ${nameOf(person)}. Confirm that it is you who makes it.`}
      >
        <ProofForm
          asks={['password', 'code']}
          label="Generate link"
          failureTitle="Failed to generate password reset"
          busy={makeLink.isPending}
          onBack={() => setProving(false)}
          onSubmit={(proof, fail) =>
            makeLink.mutate(
              { sendEmail: false, proof },
              { onSuccess: ({ resetUrl }) => setUrl(resetUrl), onError: fail },
            )
          }
        />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Reset Password"
      description={`${nameOf(person)} sets a new password by a link that works once, for 24 hours. Until then the current one stays. A new link ends the one before.`}
    >
      <div className="stack gap-6">
        <Button look="primary" busy={mailLink.isPending} onClick={mail}>
          <Mail className="ic ic-16" aria-hidden="true" />
          Send Reset Link to Email
        </Button>
        <p className="sm mute mb-12">To {person.email}</p>
        <Button disabled={mailLink.isPending} onClick={() => setProving(true)}>
          <Link2 className="ic ic-16" aria-hidden="true" />
          Generate Link to Copy
        </Button>
        <p className="sm mute">To hand it over another way, if email does not reach them</p>
      </div>
    </Dialog>
  );
}
