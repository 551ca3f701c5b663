import type { User } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useCurrentOrganization, useIsOffered } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { useSignInHere } from '../../accounts/sign-in/sign-in-here.ts';
import { CompleteRegistrationLink } from '../components/complete-registration-link.tsx';
import { bookingObstacleOf } from '../booking-obstacle.ts';
import '../styles/registration-required.css';

const FOR_STRANGERS =
  'Chargers are reserved by approved members. Register an organization, or sign in if you belong to one.';
const BY_INVITATION =
  'Chargers are reserved by approved members. Sign in if you are one, or ask the administrator of your chargers for an invitation.';

/** Shown instead of the booking screens to people who may not book. */
export function RegistrationRequired({ user }: { user: User | null }): ReactNode {
  const canRegister = useIsOffered('registration') && user === null;
  const signInHere = useSignInHere();
  const organization = useCurrentOrganization();
  const obstacle = user && bookingObstacleOf(user, organization);
  return (
    <Page title={obstacle?.title ?? 'Registration Required'} form>
      <p className="mute">{obstacle?.text ?? (canRegister ? FOR_STRANGERS : BY_INVITATION)}</p>
      <div className="rr-ways">
        {obstacle?.mayCreate && (
          <ButtonLink href={paths.createOrganization} look="primary">
            Create Organization
          </ButtonLink>
        )}
        {canRegister && (
          <ButtonLink href={paths.registration} look="primary">
            Register
          </ButtonLink>
        )}
        {user === null && <ButtonLink href={signInHere}>Sign In</ButtonLink>}
        <ButtonLink href={paths.landing} look={user === null ? 'quiet' : 'line'}>
          Return Home
        </ButtonLink>
      </div>
      {obstacle?.mayCreate && <CompleteRegistrationLink />}
    </Page>
  );
}
