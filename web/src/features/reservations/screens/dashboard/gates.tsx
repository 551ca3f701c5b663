import { m } from '@chargerota/messages';
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
    toast({
      title: m.reservationsDashboard.pleaseSignIn,
      description: m.reservationsDashboard.yourDashboardOpensAfterYou,
      tone: 'info',
    });
    const timer = setTimeout(() => navigate(login, { replace: true }), TO_LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [login, navigate]);
  return (
    <Page title={m.reservationsDashboard.authenticationRequired} form>
      <p className="mute">
        {m.reservationsDashboard.signInToSeeYour}
        {mayRegister && ` ${m.reservationsDashboard.administratorsCanRegisterTheirOrganization}`}
      </p>
      <div className="line gap-12 mt-24">
        <ButtonLink href={login} look="primary">
          {m.common.signIn}
        </ButtonLink>
        {mayRegister && <ButtonLink href={paths.registration}>{m.common.register}</ButtonLink>}
        <ButtonLink href={paths.landing} look="quiet">
          {m.common.returnHome}
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
            {m.common.createOrganization}
          </ButtonLink>
        )}
        {user.status === 'approved' && elsewhere && (
          <Button look="primary" onClick={() => chooseOrganization(elsewhere.id)}>
            {m.reservationsDashboard.switchToName({ name: elsewhere.name })}
          </Button>
        )}
        <ButtonLink href={paths.landing}>{m.common.returnHome}</ButtonLink>
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
  return (
    <section className="d-next mt-24" aria-labelledby="next">
      <h2 id="next">{m.reservationsDashboard.whatHappensNext}</h2>
      <ol className="bullets mt-8">
        <li>
          {organization
            ? m.reservationsDashboard.theAdministratorsOfNameHave({ name: organization.name })
            : m.reservationsDashboard.theAdministratorsHaveBeenTold}
        </li>
        <li>{m.reservationsDashboard.oneOfThemApprovesYou}</li>
        <li>{m.reservationsDashboard.youReserveAChargerOr}</li>
      </ol>
    </section>
  );
}
