import type { InvitationDetails, MyOrganization } from '@chargerota/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { chooseOrganization } from '../../../../lib/current-organization.ts';
import { formatDayOf } from '../../../../lib/dates.ts';
import { useCurrentUser, useMyOrganizations } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Facts, Page } from '../../../../ui/page.tsx';
import { SignOutQuestion } from '../../../../ui/sign-out-question.tsx';
import { toast } from '../../../../ui/toast.ts';
import { keepPendingInvitation } from '../../../accounts/sign-in/after-sign-in.ts';
import { ProviderProblem } from '../../../accounts/providers/provider-problem.tsx';
import { useAcceptInvitation, useDeclineInvitation, useSignOutHere } from '../../api.ts';
import { untilText } from '../../expiry.ts';
import { Agreement } from './agreement.tsx';
import type { AgreementState } from './agreement.tsx';

type OfferProps = {
  token: string;
  invitation: InvitationDetails;
  agreement: AgreementState;
  onRegister: () => void;
};

/** Longer names are set smaller, so that the buttons stay visible without scrolling. */
const LONG_NAME = 40;

const BENEFITS = [
  'The charging locations of the organization',
  'Book your charging slot in advance',
  'Real-time availability of every charger',
  'Notifications about your reservations',
];
const ADMIN_BENEFIT = 'Administrative access: members, invitations and locations';

/** The invitation's details, with the buttons to accept or decline it. */
export function Offer(props: OfferProps): ReactNode {
  const { invitation } = props;
  const { organization, role, inviterName } = invitation;
  const now = useNow();
  return (
    <Page className="inv pt-16">
      <div className="inv-main w-32">
        <p className="mute inv-eyebrow">
          {inviterName ? `${inviterName} invites you to join` : 'You are invited to join'}
        </p>
        <h1 className={organization.name.length > LONG_NAME ? 'inv-name is-long' : 'inv-name'} tabIndex={-1}>
          {organization.name}
        </h1>
        {organization.description && <p className="mute">{organization.description}</p>}
        <ProviderProblem />
        <div className="inv-facts">
          <Facts facts={factsOf(invitation, now)} />
        </div>
        <Answers {...props} />
      </div>
      <section className="inv-gets mt-40 w-32" aria-labelledby="gets">
        <h2 id="gets">What you get</h2>
        <ul className="between mt-8">
          {[...BENEFITS, ...(role === 'admin' ? [ADMIN_BENEFIT] : [])].map((benefit) => (
            <li key={benefit} className="row base gap-12 py-10">
              <Check className="ic ic-16" aria-hidden="true" />
              {benefit}
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function factsOf({ email, role, expiresAt, organization }: InvitationDetails, now: Date) {
  const expiry = new Date(expiresAt);
  return [
    ['Role', role === 'admin' ? 'Administrator' : 'Member'],
    ['Invited', email],
    ...(organization.contactEmail ? [['Contact', organization.contactEmail] as const] : []),
    ['Expires', `${formatDayOf(expiry)}, ${untilText(expiry, now)}`],
  ] as const;
}

function Answers(props: OfferProps): ReactNode {
  const { email, organizationId } = props.invitation;
  const user = useCurrentUser().data;
  const own = useMyOrganizations().data?.find(({ id }) => id === organizationId);
  if (!user) return <SignedOutAnswers {...props} />;
  if (user.email.toLowerCase() !== email.toLowerCase())
    return <OtherAccount {...props} signedIn={user.email} />;
  // A suspended member may have been invited again, so only other members are stopped here.
  if (own && own.membershipStatus !== 'suspended') return <BelongsAlready organization={own} />;
  return <SignedInAnswers {...props} />;
}

function BelongsAlready({ organization }: { organization: MyOrganization }): ReactNode {
  const [, navigate] = useLocation();
  const { id, name, membershipStatus } = organization;
  const goOn = (): void => {
    chooseOrganization(id);
    navigate(paths.dashboard);
  };
  return (
    <div className="inv-acts stack gap-12 mt-24">
      <p>
        {membershipStatus === 'active'
          ? `You are a member of ${name} already.`
          : `You have joined ${name} already, and wait for an administrator’s approval.`}
      </p>
      <Button look="primary" large block onClick={goOn}>
        Go to Dashboard
      </Button>
    </div>
  );
}

function SignedInAnswers({ token, invitation, agreement }: OfferProps): ReactNode {
  const [, navigate] = useLocation();
  const { organization, organizationId } = invitation;
  const accept = useAcceptInvitation(token, organizationId, (status) => {
    toast({
      title: 'Invitation Accepted',
      description:
        status === 'active'
          ? `You are a member of ${organization.name} now.`
          : `An administrator of ${organization.name} approves you next.`,
    });
    navigate(paths.dashboard);
  });
  const join = (): void => {
    if (agreement.isSettled()) accept.mutate(agreement.agreed);
  };
  return (
    <>
      <Agreement state={agreement} />
      <div className="inv-acts stack gap-12 mt-24">
        <Button look="primary" large block busy={accept.isPending} onClick={join}>
          Accept Invitation
        </Button>
        <Decline token={token} organization={organization.name} label="Decline" />
      </div>
    </>
  );
}

function SignedOutAnswers({ token, invitation, agreement, onRegister }: OfferProps): ReactNode {
  const [, navigate] = useLocation();
  const { organization } = invitation;
  const signIn = (): void => {
    keepPendingInvitation(token);
    navigate(paths.login);
  };
  return (
    <>
      <Agreement state={agreement} />
      <div className="inv-acts stack gap-12 mt-24">
        <Button look="primary" large block onClick={() => agreement.isSettled() && onRegister()}>
          New User - Create Account
        </Button>
        <Button large block onClick={signIn}>
          Existing User - Sign In
        </Button>
        <Decline token={token} organization={organization.name} label="Decline Invitation" />
      </div>
    </>
  );
}

function OtherAccount({ token, invitation, signedIn }: OfferProps & { signedIn: string }): ReactNode {
  const signOut = useSignOutHere();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="inv-acts stack gap-12 mt-24">
      <p>
        You are signed in as <b className="anywhere">{signedIn}</b>, but this invitation was sent to{' '}
        <b className="anywhere">{invitation.email}</b>. Sign out to accept it with that address.
      </p>
      <Button look="primary" large block onClick={() => setAsking(true)}>
        Sign Out
      </Button>
      {isAsking && <SignOutQuestion onClose={() => setAsking(false)} signOut={() => signOut.mutateAsync()} />}
      <Decline token={token} organization={invitation.organization.name} label="Decline" />
    </div>
  );
}

type DeclineProps = { token: string; organization: string; label: string };

function Decline({ token, organization, label }: DeclineProps): ReactNode {
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const decline = useDeclineInvitation(token);
  const onSuccess = (): void => {
    toast({ title: 'Invitation Declined', tone: 'off' });
    navigate(paths.landing);
  };
  return (
    <>
      <Button look="loss" block onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={`Decline the invitation to ${organization}?`}
          description="The link stops working. To join later you need a new invitation from an administrator."
          confirmLabel={label}
          keepLabel="Keep it"
          act={() => decline.mutateAsync(undefined, { onSuccess })}
        />
      )}
    </>
  );
}
