import { m } from '@chargerota/messages';
import type { InvitationDetails } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { ApiError } from '../../../../lib/api.ts';
import { useCurrentUser, useMyOrganizations } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useViewHeading } from '../../../../lib/use-view-heading.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states.tsx';
import {
  forgetPendingInvitation,
  invitationPath,
  JOINING_VIEW,
  joiningPath,
  keptInvitationPath,
  loginPath,
} from '../../../accounts/sign-in/after-sign-in.ts';
import { invitationQuery } from '../../api.ts';
import { useAgreement } from './agreement.tsx';
import { JoiningForm } from './joining-form.tsx';
import { Offer } from './offer.tsx';
import './invitation.css';

/** /invitation?token=…. Without a token it shows the invitation that was interrupted by signing in. */
export function InvitationScreen(): ReactNode {
  const search = useSearch();
  const token = new URLSearchParams(search).get('token') ?? '';
  const kept = token === '' ? keptInvitationPath(search) : null;
  // The person has returned, so the stored invitation is no longer needed.
  useEffect(() => {
    if (token) forgetPendingInvitation();
  }, [token]);
  if (kept) return <Redirect to={kept} replace />;
  return token === '' ? <Invalid /> : <Invitation key={token} token={token} />;
}

function Invitation({ token }: { token: string }): ReactNode {
  const invitation = useQuery(invitationQuery(token));
  const user = useCurrentUser();
  // A member of the organization gets other buttons. If this cannot be loaded, the server refuses what doesn't apply.
  const organizations = useMyOrganizations();

  if (invitation.isError && isUnknown(invitation.error)) return <Invalid />;
  if (invitation.isLoadingError || user.isLoadingError) {
    return (
      <Page title={m.invitationsInvitation.invitation} form>
        <ErrorState
          title={m.invitationsInvitation.failedToLoadInvitationDetails}
          retrying={invitation.isFetching || user.isFetching}
          onRetry={() => void Promise.all([invitation.refetch(), user.refetch()])}
        >
          {m.invitationsInvitation.nothingHasBeenDecidedTry}
        </ErrorState>
      </Page>
    );
  }
  const isAsking = user.data && organizations.isPending;
  if (invitation.isPending || user.isPending || isAsking) return <Loading />;
  return <Readable token={token} invitation={invitation.data} />;
}

const isUnknown = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

function Readable({ token, invitation }: { token: string; invitation: InvitationDetails }): ReactNode {
  const now = useNow();
  // The view is in the address, so that the back button leads from the form to the offer and not back to the mail.
  const [, navigate] = useLocation();
  const isSignedIn = Boolean(useCurrentUser().data);
  const isRegistering = new URLSearchParams(useSearch()).get('view') === JOINING_VIEW && !isSignedIn;
  const agreement = useAgreement(invitation.organization);
  useViewHeading(isRegistering);
  if (invitation.status === 'expired' || (invitation.status === 'pending' && isPast(invitation, now)))
    return <Expired organization={invitation.organization.name} />;
  if (invitation.status !== 'pending')
    return <Processed as={invitation.declinedAt ? 'declined' : invitation.status} isSignedIn={isSignedIn} />;
  const shared = { token, invitation, agreement };
  return isRegistering ? (
    <JoiningForm {...shared} onBack={() => navigate(invitationPath(token), { replace: true })} />
  ) : (
    <Offer {...shared} onRegister={() => navigate(joiningPath(token))} />
  );
}

const isPast = ({ expiresAt }: InvitationDetails, now: Date): boolean => new Date(expiresAt) <= now;

function Loading(): ReactNode {
  return (
    <Page className="inv pt-16">
      <h1 className="vh">{m.invitationsInvitation.invitation}</h1>
      <output className="vh">{m.invitationsInvitation.loadingInvitation}</output>
      <div className="inv-main w-32 sk-list" aria-busy="true">
        <Skeleton width={160} />
        <div className="inv-name inv-name-sk">
          <Skeleton width="min(100%, 20rem)" />
        </div>
        <Skeleton width="min(100%, 24rem)" />
        <div className="inv-facts between">
          {[96, 208, 184, 152].map((width) => (
            <div className="inv-fact-sk" key={width}>
              <Skeleton width={48} />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
        <div className="inv-acts stack gap-12 mt-24">
          <Skeleton />
        </div>
      </div>
    </Page>
  );
}

type EndProps = { title: string; children: ReactNode; href: string; action: string };

/** Explains why an invitation cannot be used, and offers one next step. */
function End({ title, children, href, action }: EndProps): ReactNode {
  return (
    <Page title={title} form>
      <p className="mute mb-24">{children}</p>
      <ButtonLink href={href} look="primary">
        {action}
      </ButtonLink>
    </Page>
  );
}

const Invalid = (): ReactNode => (
  <End
    title={m.invitationsInvitation.invalidInvitation}
    href={paths.landing}
    action={m.invitationsInvitation.goHome}
  >
    {m.invitationsInvitation.thisInvitationLinkIsInvalid}
  </End>
);

const Expired = ({ organization }: { organization: string }): ReactNode => (
  <End
    title={m.invitationsInvitation.invitationExpired}
    href={paths.landing}
    action={m.invitationsInvitation.goHome}
  >
    {m.invitationsInvitation.thisInvitationToOrganizationHas({ organization })}
  </End>
);

type ProcessedProps = { as: 'accepted' | 'declined' | 'revoked'; isSignedIn: boolean };

/** The dashboard is for those who have an account: who accepted signs in first, and others have none because of this. */
function Processed({ as: what, isSignedIn }: ProcessedProps): ReactNode {
  const dashboard = {
    href: isSignedIn ? paths.dashboard : loginPath(paths.dashboard),
    action: m.invitationsInvitation.goToDashboard,
  };
  const way =
    isSignedIn || what === 'accepted'
      ? dashboard
      : { href: paths.landing, action: m.invitationsInvitation.goHome };
  return (
    <End title={m.invitationsInvitation.invitationAlreadyProcessed} {...way}>
      {m.invitationsInvitation.alreadyBeen[what]}
      {what === 'accepted' && !isSignedIn && ` ${m.invitationsInvitation.ifYouAcceptedItSign}`}
    </End>
  );
}
