import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { PendingIdentity } from '@chargerota/contract';
import { PROVIDER_NAMES } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { useViewHeading } from '../../../../lib/use-view-heading.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { keepPendingInvitation, KEPT_JOINING_PATH } from '../../../accounts/sign-in/after-sign-in.ts';
import { AccountSource, Address } from '../../../accounts/providers/account-source.tsx';
import { useForgetIdentity } from '../../../accounts/providers/api.ts';

type InvitedSourceProps = {
  token: string;
  /** The invited address. */
  email: string;
  /** A pending identity whose address is not the invited one. */
  stranger: PendingIdentity | null;
};

/** The ways to create an account with the invited address. If the provider confirmed another address, says so first. */
export function InvitedSource({ token, email, stranger }: InvitedSourceProps): ReactNode {
  const forget = useForgetIdentity();
  useViewHeading(forget.isSuccess);
  if (!stranger || forget.isSuccess)
    return (
      <AccountSource
        purpose="joining"
        returnUrl={KEPT_JOINING_PATH}
        onLeave={() => keepPendingInvitation(token)}
        or={m.invitationsInvitation.orWithAPassword}
      />
    );
  return (
    <Notice
      tone="loss"
      title={
        <>
          <Rich
            of={m.invitationsInvitation.youContinuedWith}
            provider={PROVIDER_NAMES[stranger.provider]}
            email={<Address>{stranger.email}</Address>}
          />
        </>
      }
      action={
        <Button busy={forget.isPending} onClick={() => forget.mutate()}>
          {m.invitationsInvitation.toUseAnotherAccount}
        </Button>
      }
    >
      {m.invitationsInvitation.thisInvitationWasSentTo({ email })}
    </Notice>
  );
}
