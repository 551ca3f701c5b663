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
      <Way href={paths.login} title="Existing Administrator/User" action="Sign In" main>
        Reserve a charger, confirm your arrival, manage your organization.
      </Way>
      {useIsOffered('registration') && (
        <Way href={paths.registration} title="Administrator Registration" action="Register">
          Create your account and your organization. 14&nbsp;days&nbsp;free.
        </Way>
      )}
      <Way href={paths.createOrganization} title="New Organization" action="Create an organization">
        Already an administrator? Set up another organization.
      </Way>
    </ul>
  );
}

type WaysSignedInProps = { user: User; organization: MyOrganization | undefined };

/** The links that this person can use. None leads to a screen that would refuse them. */
export function WaysSignedIn({ user, organization }: WaysSignedInProps): ReactNode {
  return (
    <>
      <h2 className="l-welcome">Welcome back, {user.firstName || user.email}.</h2>
      <ul>
        {organization && user.status === 'approved' && organization.membershipStatus === 'active' ? (
          <WaysOfMembers organization={organization} />
        ) : (
          <Way
            href={organization ? paths.dashboard : paths.organization}
            title="Your Organization"
            action={organization ? 'See your status' : 'Create an organization'}
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
      <Way href={paths.booking} title="Book a charger" action="Reserve a charger" main>
        Choose a location, a day and an hour.
      </Way>
      <Way href={paths.dashboard} title="Your Reservations" action="Open the dashboard">
        Your upcoming and past reservations, and your profile.
      </Way>
      {role === 'admin' ? (
        <Way href={paths.organization} title="Your Organization" action="Manage it">
          Members, invitations and locations of {name}.
        </Way>
      ) : (
        <Way href={paths.dashboard} part={ORGANIZATION_ID} title="Your Organization" action="See it">
          You are a member of {name}. Read about it and find its contact details.
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
              {column === 0 ? <output>LOADING</output> : <Skeleton width={168} />}
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
