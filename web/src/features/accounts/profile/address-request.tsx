import type { User } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSendConfirmation, useTryAddress } from './email-api.ts';
import './profile.css';

/**
 * Says that mail to the person's address comes back, or asks a new administrator to confirm it; nothing if neither is
 * so.
 */
export function AddressRequest({ user }: { user: User }): ReactNode {
  if (!user.mustConfirmEmail && !user.mailBounces) return null;
  return (
    <aside className="prof-ask" aria-label="Your email address">
      <p className={user.mailBounces ? '' : 'mute'}>{wordsFor(user)}</p>
      <Failures within="aside" />
      <p className="line gap-8">
        {user.mustConfirmEmail ? <SendLinkAgain /> : <TryAddress email={user.email} />}
        <ButtonLink href={paths.account} look="quiet">
          Change the address
        </ButtonLink>
      </p>
    </aside>
  );
}

function wordsFor({ email, mailBounces, mustConfirmEmail }: User): string {
  if (!mailBounces) return `To invite people, open the link that we sent to ${email}.`;
  const fact = `Mail to ${email} comes back, because its mail server knows no such address.`;
  return mustConfirmEmail
    ? `${fact} Change it, or send yourself the link again: you need it to invite people.`
    : `${fact} You get no email until you change the address, or a test email arrives.`;
}

function SendLinkAgain(): ReactNode {
  const send = useSendConfirmation();
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
    <Button busy={send.isPending} onClick={sendAgain}>
      Send the link again
    </Button>
  );
}

function TryAddress({ email }: { email: string }): ReactNode {
  const attempt = useTryAddress();
  const send = (): void =>
    attempt.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: 'Email Sent',
          description: `Look whether it has arrived at ${email}. If it comes back, we say so here.`,
        }),
    });
  return (
    <Button busy={attempt.isPending} onClick={send}>
      Send a test email
    </Button>
  );
}
