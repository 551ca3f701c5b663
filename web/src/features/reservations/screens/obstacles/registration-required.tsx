import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { User } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { useCurrentOrganization, useIsOffered } from '../../../../lib/session.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { useSignInHere } from '../../../accounts/sign-in/after-sign-in.ts';
import { useMember } from '../../member/member.ts';
import type { Member } from '../../member/member.ts';
import { bookingObstacleOf } from './booking-obstacle.ts';
import './registration-required.css';
import { Link } from 'wouter';

const FOR_STRANGERS = m.reservationsObstacles.chargersAreReservedByApproved;
const BY_INVITATION = m.reservationsObstacles.chargersAreReservedByApprovedMembers;

type MembersOnlyProps = {
  title: string;
  className?: string;
  /** Shown until it is known who looks at the screen. */
  loading: ReactNode;
  /** What a failure to load that leaves as it was. */
  unharmed?: string;
  children: (member: Member) => ReactNode;
};

/** A screen for members; whoever may not book is told why. */
export function MembersOnly({ title, className, loading, unharmed, children }: MembersOnlyProps): ReactNode {
  const member = useMember();
  if (member.state === 'not-a-member') return <RegistrationRequired user={member.user} />;
  if (member.state === 'loading') return loading;
  if (member.state === 'member') return children(member);
  return (
    <Page title={title} {...(className && { className })}>
      <ErrorState title={m.common.yourAccountCouldNotBe} onRetry={member.retry}>
        {unharmed ?? m.reservationsObstacles.nothingHasBeenBookedOr}
      </ErrorState>
    </Page>
  );
}

/** Shown instead of the booking screens to people who may not book. */
function RegistrationRequired({ user }: { user: User | null }): ReactNode {
  const canRegister = useIsOffered('registration') && user === null;
  const signInHere = useSignInHere();
  const organization = useCurrentOrganization();
  const obstacle = user && bookingObstacleOf(user, organization);
  return (
    <Page title={obstacle?.title ?? m.reservationsObstacles.registrationRequired} form>
      <p className="mute">{obstacle?.text ?? (canRegister ? FOR_STRANGERS : BY_INVITATION)}</p>
      <div className="line gap-12 mt-24">
        {obstacle?.mayCreate && (
          <ButtonLink href={paths.createOrganization} look="primary">
            {m.common.createOrganization}
          </ButtonLink>
        )}
        {canRegister && (
          <ButtonLink href={paths.registration} look="primary">
            {m.common.register}
          </ButtonLink>
        )}
        {user === null && <ButtonLink href={signInHere}>{m.common.signIn}</ButtonLink>}
        <ButtonLink href={paths.landing} look={user === null ? 'quiet' : 'line'}>
          {m.common.returnHome}
        </ButtonLink>
      </div>
      {obstacle?.mayCreate && <CompleteRegistrationLink />}
    </Page>
  );
}

/** A link to complete a registration, for a person with an account but no organization. */
export function CompleteRegistrationLink(): ReactNode {
  return (
    <p className="sm mute mt-16">
      <Rich
        of={m.reservationsObstacles.didYourRegistrationAsAn}
        a={(it) => (
          <Link className="link" href={paths.completeRegistration}>
            {it}
          </Link>
        )}
      />
    </p>
  );
}
