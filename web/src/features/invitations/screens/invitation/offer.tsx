import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
  m.invitationsInvitation.theChargingLocationsOfThe,
  m.invitationsInvitation.bookYourChargingSlotIn,
  m.invitationsInvitation.realTimeAvailabilityOfEvery,
  m.invitationsInvitation.notificationsAboutYourReservations,
];
const ADMIN_BENEFIT = m.invitationsInvitation.administrativeAccessMembersInvitationsAnd;

/** The invitation's details, with the buttons to accept or decline it. */
export function Offer(props: OfferProps): ReactNode {
  const { invitation } = props;
  const { organization, role, inviterName } = invitation;
  const now = useNow();
  return (
    <Page className="inv pt-16">
      <div className="inv-main w-32">
        <p className="mute inv-eyebrow">
          {inviterName
            ? m.invitationsInvitation.inviterNameInvitesYouToJoin({ inviterName })
            : m.invitationsInvitation.youAreInvitedToJoin}
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
        <h2 id="gets">{m.invitationsInvitation.whatYouGet}</h2>
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
    [
      m.invitationsInvitation.role,
      role === 'admin' ? m.invitationsInvitation.administrator : m.common.member,
    ],
    [m.invitationsInvitation.invited, email],
    ...(organization.contactEmail
      ? [[m.invitationsInvitation.contact, organization.contactEmail] as const]
      : []),
    [m.invitationsInvitation.expires, `${formatDayOf(expiry)}, ${untilText(expiry, now)}`],
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
          ? m.invitationsInvitation.youAreAMemberOf({ name })
          : m.invitationsInvitation.youHaveJoinedNameAlready({ name })}
      </p>
      <Button look="primary" large block onClick={goOn}>
        {m.invitationsInvitation.goToDashboard}
      </Button>
    </div>
  );
}

function SignedInAnswers({ token, invitation, agreement }: OfferProps): ReactNode {
  const [, navigate] = useLocation();
  const { organization, organizationId } = invitation;
  const accept = useAcceptInvitation(token, organizationId, (status) => {
    toast({
      title: m.invitationsInvitation.invitationAccepted,
      description:
        status === 'active'
          ? m.invitationsInvitation.youAreAMemberOfName({ name: organization.name })
          : m.invitationsInvitation.anAdministratorOfNameApproves({ name: organization.name }),
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
          {m.invitationsInvitation.acceptInvitation}
        </Button>
        <Decline token={token} organization={organization.name} label={m.invitationsInvitation.decline} />
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
          {m.invitationsInvitation.newUserCreateAccount}
        </Button>
        <Button large block onClick={signIn}>
          {m.invitationsInvitation.existingUserSignIn}
        </Button>
        <Decline
          token={token}
          organization={organization.name}
          label={m.invitationsInvitation.declineInvitation}
        />
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
        <Rich
          of={m.invitationsInvitation.youAreSignedInAs}
          signedIn={<b className="anywhere">{signedIn}</b>}
          email={<b className="anywhere">{invitation.email}</b>}
        />
      </p>
      <Button look="primary" large block onClick={() => setAsking(true)}>
        {m.common.signOut}
      </Button>
      {isAsking && <SignOutQuestion onClose={() => setAsking(false)} signOut={() => signOut.mutateAsync()} />}
      <Decline
        token={token}
        organization={invitation.organization.name}
        label={m.invitationsInvitation.decline}
      />
    </div>
  );
}

type DeclineProps = { token: string; organization: string; label: string };

function Decline({ token, organization, label }: DeclineProps): ReactNode {
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const decline = useDeclineInvitation(token);
  const onSuccess = (): void => {
    toast({ title: m.invitationsInvitation.invitationDeclined, tone: 'off' });
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
          title={m.invitationsInvitation.declineTheInvitationToOrganization({ organization })}
          description={m.invitationsInvitation.theLinkStopsWorkingTo}
          confirmLabel={label}
          keepLabel={m.common.keepIt}
          act={() => decline.mutateAsync(undefined, { onSuccess })}
        />
      )}
    </>
  );
}
