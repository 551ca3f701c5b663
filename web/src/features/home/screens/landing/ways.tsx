import { m } from '@chargerota/messages';
import type { MyOrganization, User } from '@chargerota/contract';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ORGANIZATION_ID, paths } from '../../../../lib/paths.ts';
import { useIsOffered } from '../../../../lib/session.ts';
import { Skeleton } from '../../../../ui/states.tsx';
import { bookingObstacleOf } from '../../../reservations/screens/obstacles/booking-obstacle.ts';

type WayProps = {
  href: string;
  part?: string;
  title: string;
  action: string;
  main?: boolean;
  /** A text of several sentences, for which there is too little space beside the button on a phone. */
  long?: boolean;
  children: ReactNode;
};

function Way({ href, part, title, action, main = false, long = false, children }: WayProps): ReactNode {
  return (
    <li>
      <Link
        href={part ? `${href}#${part}` : href}
        className={['way', main && 'is-main', long && 'is-long'].filter(Boolean).join(' ')}
      >
        <span className="strong">{title}</span>
        <span className="way-d sm mute pretty">{children}</span>
        <span className="way-go mid gap-8 strong">
          {action}
          <ArrowRight className="ic ic-16" aria-hidden="true" />
        </span>
      </Link>
    </li>
  );
}

export function WaysSignedOut(): ReactNode {
  return (
    <ul>
      <Way href={paths.login} title={m.homeLanding.existingAdministratorUser} action={m.common.signIn} main>
        {m.homeLanding.reserveAChargerConfirmYour}
      </Way>
      {useIsOffered('registration') && (
        <Way
          href={paths.registration}
          title={m.homeLanding.administratorRegistration}
          action={m.common.register}
        >
          {m.homeLanding.createYourAccountAndYour}
        </Way>
      )}
      <Way
        href={paths.createOrganization}
        title={m.homeLanding.newOrganization}
        action={m.homeLanding.createAnOrganization}
      >
        {m.homeLanding.alreadyAnAdministratorSetUp}
      </Way>
    </ul>
  );
}

type WaysSignedInProps = { user: User; organization: MyOrganization | undefined };

/** The links that this person can use. None leads to a screen that would refuse them. */
export function WaysSignedIn({ user, organization }: WaysSignedInProps): ReactNode {
  return (
    <>
      <h2 className="l-welcome">
        {m.homeLanding.welcomeBackFirstName({ firstName: user.firstName || user.email })}
      </h2>
      <ul>
        {organization && user.status === 'approved' && organization.membershipStatus === 'active' ? (
          <WaysOfMembers organization={organization} />
        ) : (
          <Way
            href={organization ? paths.dashboard : paths.organization}
            title={m.homeLanding.yourOrganization}
            action={organization ? m.homeLanding.seeYourStatus : m.homeLanding.createAnOrganization}
            main
            long
          >
            {bookingObstacleOf(user, organization).text}
          </Way>
        )}
      </ul>
    </>
  );
}

function WaysOfMembers({ organization }: { organization: MyOrganization }): ReactNode {
  const { name, role } = organization;
  return (
    <>
      <Way href={paths.booking} title={m.common.bookACharger} action={m.homeLanding.reserveACharger} main>
        {m.homeLanding.chooseALocationADay}
      </Way>
      <Way
        href={paths.dashboard}
        title={m.homeLanding.yourReservations}
        action={m.homeLanding.openTheDashboard}
      >
        {m.homeLanding.yourUpcomingAndPastReservations}
      </Way>
      {role === 'admin' ? (
        <Way href={paths.organization} title={m.homeLanding.yourOrganization} action={m.homeLanding.manageIt}>
          {m.homeLanding.membersInvitationsAndLocationsOf({ name })}
        </Way>
      ) : (
        <Way
          href={paths.dashboard}
          part={ORGANIZATION_ID}
          title={m.homeLanding.yourOrganization}
          action={m.homeLanding.seeIt}
        >
          {m.homeLanding.youAreAMemberOf({ name })}
        </Way>
      )}
    </>
  );
}

/** Placeholders for the links while the session is loading. */
export function WaysLoading(): ReactNode {
  return (
    <ul aria-busy="true">
      {[0, 1, 2].map((column) => (
        <li key={column}>
          <div className="way">
            <span className="strong mute">
              {column === 0 ? <output>{m.homeLanding.loading}</output> : <Skeleton width={168} />}
            </span>
            <span className="way-d sm mute pretty">
              <Skeleton width="min(16rem, 60vw)" />
              <Skeleton width="8rem" />
            </span>
            <span className="way-go mid gap-8 strong" />
          </div>
        </li>
      ))}
    </ul>
  );
}
