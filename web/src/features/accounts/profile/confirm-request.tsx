import type { User } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSendConfirmation } from './email-api.ts';
import './profile.css';

/** Asks a new administrator to confirm their address, until they have. */
export function ConfirmRequest({ user }: { user: User }): ReactNode {
  const send = useSendConfirmation();
  if (!user.mustConfirmEmail) return null;
  const sendAgain = (): void =>
    send.mutate(undefined, {
      onSuccess: ({ sentTo }) =>
        toast(
          sentTo === null
            ? { title: 'Address Confirmed', description: 'You can invite people now.' }
            : { title: 'Link Sent', description: `Open the newest link in the mail to ${sentTo}.` },
        ),
    });
  return (
    <aside className="prof-ask" aria-label="Your email address">
      <p className="mute">To invite people, open the link that we sent to {user.email}.</p>
      <Failures within="aside" />
      <p className="prof-ask-acts">
        <Button busy={send.isPending} onClick={sendAgain}>
          Send the link again
        </Button>
        <ButtonLink href={paths.account} look="quiet">
          Change the address
        </ButtonLink>
      </p>
    </aside>
  );
}
