import { m } from '@chargerota/messages';
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
          toast({
            title: m.operatorPortal.resetLinkSent,
            description: m.operatorPortal.itIsOnItsWay({ email }),
          });
          onClose();
        },
      },
    );
  if (url)
    return (
      <Dialog
        open
        onClose={onClose}
        title={m.operatorPortal.passwordResetLink}
        description={m.operatorPortal.forPersonEmailItIs({ person: nameOf(person), email: person.email })}
        actions={<Button onClick={onClose}>{m.common.close}</Button>}
      >
        <CopyField label={m.operatorPortal.link} value={url} />
        <ul className="bullets mt-16">
          <li>{m.operatorPortal.thisLinkExpiresIn24}</li>
          <li>{m.operatorPortal.itCanBeUsedOnce}</li>
          <li>{m.operatorPortal.sendItSecurelyWhoeverHas}</li>
        </ul>
      </Dialog>
    );
  if (isProving)
    return (
      <Dialog
        open
        onClose={onClose}
        title={m.operatorPortal.generateLinkToCopy}
        description={m.operatorPortal.whoeverHasTheLinkCan({ person: nameOf(person) })}
      >
        <ProofForm
          asks={['password', 'code']}
          label={m.operatorPortal.generateLink}
          failureTitle={m.operatorPortal.failedToGeneratePasswordReset}
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
      title={m.operatorPortal.resetPassword}
      description={m.operatorPortal.personSetsANewPassword({ person: nameOf(person) })}
    >
      <div className="stack gap-6">
        <Button look="primary" busy={mailLink.isPending} onClick={mail}>
          <Mail className="ic ic-16" aria-hidden="true" />
          {m.operatorPortal.sendResetLinkToEmail}
        </Button>
        <p className="sm mute mb-12">{m.operatorPortal.toEmail({ email: person.email })}</p>
        <Button disabled={mailLink.isPending} onClick={() => setProving(true)}>
          <Link2 className="ic ic-16" aria-hidden="true" />
          {m.operatorPortal.generateLinkToCopy}
        </Button>
        <p className="sm mute">{m.operatorPortal.toHandItOverAnother}</p>
      </div>
    </Dialog>
  );
}
