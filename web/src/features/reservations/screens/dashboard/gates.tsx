import type { MyOrganization, User } from '@chargerota/contract';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { chooseOrganization } from '../../../../lib/current-organization.ts';
import { useIsOffered, useMyOrganizations } from '../../../../lib/session.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { toast } from '../../../../ui/toast.ts';
import { DetailsRequest } from '../../../accounts/profile/details-request.tsx';
import { ProfilePanel } from '../../../accounts/profile/profile-panel.tsx';
import { useSignInHere } from '../../../accounts/sign-in/after-sign-in.ts';
import { CompleteRegistrationLink } from '../obstacles/registration-required.tsx';
import { bookingObstacleOf } from '../obstacles/booking-obstacle.ts';

const TO_LOGIN_AFTER_MS = 1000;

/** Shown if nobody is signed in: says so, and goes to the sign-in page. */
export function AuthenticationRequired(): ReactNode {
  const [, navigate] = useLocation();
  const search = useSearch();
  const signInHere = useSignInHere();
  // What the address asks for, such as a reservation, is shown after signing in.
  const login = search ? signInHere : paths.login;
  const mayRegister = useIsOffered('registration');
  useEffect(() => {
    toast({ title: 'Please Sign In', description: 'Your dashboard opens after you sign in.', tone: 'info' });
    const timer = setTimeout(() => navigate(login, { replace: true }), TO_LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [login, navigate]);
  return (
    <Page title="Authentication Required" form>
      <p className="mute">
        Sign in to see your reservations.{mayRegister && ' Administrators can register their organization.'}
      </p>
      <div className="line gap-12 mt-24">
        <ButtonLink href={login} look="primary">
          Sign In
        </ButtonLink>
        {mayRegister && <ButtonLink href={paths.registration}>Register</ButtonLink>}
        <ButtonLink href={paths.landing} look="quiet">
          Return Home
        </ButtonLink>
      </div>
    </Page>
  );
}

type CannotBookYetProps = { user: User; organization: MyOrganization | undefined };

/** Shown to a signed-in person who may not book: says why, and who decides. */
export function CannotBookYet({ user, organization }: CannotBookYetProps): ReactNode {
  const elsewhere = useMyOrganizations().data?.find(({ membershipStatus }) => membershipStatus === 'active');
  const { title, text, mayCreate, isWaiting } = bookingObstacleOf(user, organization);
  return (
    <Page title={title} form={!isWaiting} {...(isWaiting && { className: 'd-wait' })}>
      <p className="mute">{text}</p>
      {isWaiting && <WhatComesNext organization={organization} />}
      <div className="line gap-12 mt-24">
        {mayCreate && (
          <ButtonLink href={paths.createOrganization} look="primary">
            Create Organization
          </ButtonLink>
        )}
        {user.status === 'approved' && elsewhere && (
          <Button look="primary" onClick={() => chooseOrganization(elsewhere.id)}>
            Switch to {elsewhere.name}
          </Button>
        )}
        <ButtonLink href={paths.landing}>Return Home</ButtonLink>
      </div>
      {mayCreate && <CompleteRegistrationLink />}
      {isWaiting && (
        <>
          <DetailsRequest user={user} />
          <ProfilePanel user={user} />
        </>
      )}
    </Page>
  );
}

function WhatComesNext({ organization }: { organization: MyOrganization | undefined }): ReactNode {
  const name = organization?.name ?? 'your organization';
  return (
    <section className="d-next mt-24" aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <ol className="bullets mt-8">
        <li>The administrators of {name} have been told that you wait.</li>
        <li>One of them approves you. This page then becomes your dashboard by itself.</li>
        <li>You reserve a charger, or take one that is free when you arrive.</li>
      </ol>
    </section>
  );
}
