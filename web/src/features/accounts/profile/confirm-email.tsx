import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, MailX, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { organizationTab, paths } from '../../../lib/paths.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { carrying } from '../sign-in/carried.ts';
import { Outcome } from '../sign-in/outcome.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { emailLinkQuery, useConfirmEmail } from './email-api.ts';
import { useLinkToken } from '../sign-in/link-token.ts';
import './email-change.css';

/**
 * /confirm-email?token=…. Opening the link changes nothing, because mail scanners open links too; pressing the button
 * confirms the address.
 */
export function ConfirmEmailScreen(): ReactNode {
  const token = useLinkToken();
  return <SignInFrame>{token ? <EmailLink key={token} token={token} /> : <InvalidLink />}</SignInFrame>;
}

function EmailLink({ token }: { token: string }): ReactNode {
  const link = useQuery(emailLinkQuery(token));
  const confirm = useConfirmEmail(token);
  const refusal = codeOf(confirm.error);
  if (confirm.isSuccess) return <Confirmed email={confirm.data.email} isNew={link.data?.isNew ?? true} />;
  if (refusal === 'email_registered') return <Taken email={link.data?.email ?? null} />;
  if (refusal === 'email_link_invalid') return <InvalidLink />;
  if (link.isPending) return <Verifying />;
  // The server refuses a token as malformed if the link is incomplete.
  if (link.isLoadingError && codeOf(link.error) !== 'invalid_input') {
    return (
      <ErrorState
        title={m.accountsProfile.theLinkCouldNotBe}
        onRetry={() => void link.refetch()}
        retrying={link.isFetching}
      >
        {link.error.message} {m.accountsProfile.theLinkRemainsValid}
      </ErrorState>
    );
  }
  if (!link.data?.valid || !link.data.email) return <InvalidLink />;
  return <Confirm email={link.data.email} isNew={link.data.isNew} confirm={confirm} />;
}

const codeOf = (error: Error | null): string | null => (error instanceof ApiError ? error.code : null);

type ConfirmProps = { email: string; isNew: boolean; confirm: ReturnType<typeof useConfirmEmail> };

function Confirm({ email, isNew, confirm }: ConfirmProps): ReactNode {
  return (
    <>
      <h1 className="fig-28" tabIndex={-1}>
        {isNew ? m.accountsProfile.confirmYourNewAddress : m.accountsProfile.confirmYourAddress}
      </h1>
      <p className="ec-address strong">{email}</p>
      <p className="mute pt-4 pretty">
        {isNew ? m.accountsProfile.onceConfirmedYouSignIn : m.accountsProfile.onceConfirmedYouCanInvite}
      </p>
      {confirm.isError && (
        <ErrorState title={m.accountsProfile.theAddressCouldNotBe}>
          {confirm.error.message} {m.accountsProfile.theLinkRemainsValid}
        </ErrorState>
      )}
      <div className="ec-do">
        <Button look="primary" large block busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {m.common.confirm}
        </Button>
      </div>
      <p className="sm mute mt-12">
        {isNew ? m.accountsProfile.youDidNotAskFor : m.accountsProfile.youDidNotRegister}
      </p>
    </>
  );
}

/** Leads to the account if this browser is signed in to it, else to the sign-in page with the new address. */
function Confirmed({ email, isNew }: { email: string; isNew: boolean }): ReactNode {
  const isHere = useCurrentUser().data?.email === email;
  return (
    <Outcome
      Icon={MailCheck}
      tone="ok"
      title={m.accountsProfile.addressConfirmed}
      actions={
        isHere ? (
          <ButtonLink href={isNew ? paths.dashboard : organizationTab('invites')} look="primary" large block>
            {isNew ? m.accountsProfile.goToDashboard : m.accountsProfile.invitePeople}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.login} state={carrying(email)} look="primary" large block>
            {m.common.signIn}
          </ButtonLink>
        )
      }
    >
      <p className="mute anywhere">
        {isNew
          ? m.accountsProfile.emailIsYourAddressNow({ email })
          : m.accountsProfile.emailIsConfirmedYouCan({ email })}
      </p>
    </Outcome>
  );
}

const Taken = ({ email }: { email: string | null }): ReactNode => (
  <Outcome
    Icon={MailX}
    tone="loss"
    title={m.accountsProfile.addressAlreadyTaken}
    actions={
      <ButtonLink href={paths.account} look="primary" large block>
        {m.accountsProfile.chooseAnotherAddress}
      </ButtonLink>
    }
  >
    <p className="mute anywhere">
      {email === null
        ? m.accountsProfile.thisAddressBelongsToAnotherAccount
        : m.accountsProfile.emailBelongsToAnotherAccount({ email })}
    </p>
  </Outcome>
);

const InvalidLink = (): ReactNode => (
  <Outcome
    Icon={Unlink}
    tone="loss"
    title={m.accountsProfile.invalidConfirmationLink}
    actions={
      <ButtonLink href={paths.account} look="primary" large block>
        {m.accountsProfile.askForANewLink}
      </ButtonLink>
    }
  >
    <p className="mute">{m.accountsProfile.thisConfirmationLinkIsInvalid}</p>
  </Outcome>
);

const Verifying = (): ReactNode => (
  <div aria-busy="true">
    <output className="vh">{m.accountsProfile.verifyingTheConfirmationLink}</output>
    <h1 className="fig-28" tabIndex={-1}>
      {m.accountsProfile.confirmYourNewAddress}
    </h1>
    <div className="stack gap-12 pt-16" aria-hidden="true">
      <Skeleton width="60%" />
      <Skeleton width="100%" />
      <Skeleton width="80%" />
    </div>
  </div>
);
