import { m } from '@chargerota/messages';
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
    <aside className="prof-ask" aria-label={m.accountsProfile.yourEmailAddress}>
      <p className={user.mailBounces ? '' : 'mute'}>{wordsFor(user)}</p>
      <Failures within="aside" />
      <p className="line gap-8">
        {user.mustConfirmEmail ? <SendLinkAgain /> : <TryAddress email={user.email} />}
        <ButtonLink href={paths.account} look="quiet">
          {m.accountsProfile.changeTheAddress}
        </ButtonLink>
      </p>
    </aside>
  );
}

function wordsFor({ email, mailBounces, mustConfirmEmail }: User): string {
  if (!mailBounces) return m.accountsProfile.toInvitePeopleOpenThe({ email });
  const fact = m.accountsProfile.mailToEmailComesBack({ email });
  return `${fact} ${mustConfirmEmail ? m.accountsProfile.changeItOrSendYourself : m.accountsProfile.youGetNoEmailUntil}`;
}

function SendLinkAgain(): ReactNode {
  const send = useSendConfirmation();
  const sendAgain = (): void =>
    send.mutate(undefined, {
      onSuccess: ({ sentTo }) =>
        toast(
          sentTo === null
            ? {
                title: m.accountsProfile.addressConfirmed,
                description: m.accountsProfile.youCanInvitePeopleNow,
              }
            : {
                title: m.accountsProfile.linkSent,
                description: m.accountsProfile.openTheNewestLinkIn({ sentTo }),
              },
        ),
    });
  return (
    <Button busy={send.isPending} onClick={sendAgain}>
      {m.accountsProfile.sendTheLinkAgain}
    </Button>
  );
}

function TryAddress({ email }: { email: string }): ReactNode {
  const attempt = useTryAddress();
  const send = (): void =>
    attempt.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: m.accountsProfile.emailSent,
          description: m.accountsProfile.lookWhetherItHasArrived({ email }),
        }),
    });
  return (
    <Button busy={attempt.isPending} onClick={send}>
      {m.accountsProfile.sendATestEmail}
    </Button>
  );
}
