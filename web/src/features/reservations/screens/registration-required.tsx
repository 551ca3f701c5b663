import type { User } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useIsRouted } from '../../../lib/routed-paths.ts';
import { useCurrentOrganization } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { useSignInHere } from '../../accounts/sign-in/sign-in-here.ts';
import { CompleteRegistrationLink } from '../components/complete-registration-link.tsx';
import { bookingObstacleOf } from '../booking-obstacle.ts';
import '../styles/registration-required.css';

const FOR_STRANGERS =
  'Chargers are reserved by approved members. Register an organization, or sign in if you belong to one.';

/** Shown instead of the booking screens to people who may not book. */
export function RegistrationRequired({ user }: { user: User | null }): ReactNode {
  const canRegister = useIsRouted(paths.registration) && user === null;
  const canSignIn = useIsRouted(paths.login) && user === null;
  const canCreate = useIsRouted(paths.createOrganization);
  const signInHere = useSignInHere();
  const organization = useCurrentOrganization();
  const obstacle = user && bookingObstacleOf(user, organization);
  return (
    <Page title={obstacle?.title ?? 'Registration Required'} form>
      <p className="mute">{obstacle?.text ?? FOR_STRANGERS}</p>
      <div className="rr-ways">
        {obstacle?.mayCreate && canCreate && (
          <ButtonLink href={paths.createOrganization} look="primary">
            Create Organization
          </ButtonLink>
        )}
        {canRegister && (
          <ButtonLink href={paths.registration} look="primary">
            Register
          </ButtonLink>
        )}
        {canSignIn && <ButtonLink href={signInHere}>Sign In</ButtonLink>}
        <ButtonLink href={paths.landing} look={user === null ? 'quiet' : 'line'}>
          Return Home
        </ButtonLink>
      </div>
      {obstacle?.mayCreate && <CompleteRegistrationLink />}
    </Page>
  );
}
