import type { User } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useIsRouted } from '../../../lib/routed-paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import '../styles/registration-required.css';

/** In the place of the booking screens for who may not book (SPEC.md §2 "Booking"). */
export function RegistrationRequired({ user }: { user: User | null }): ReactNode {
  const canRegister = useIsRouted(paths.registration);
  const canSignIn = useIsRouted(paths.login) && user === null;
  return (
    <Page title="Registration Required" form>
      <p className="mute">{explain(user)}</p>
      <div className="rr-ways">
        {canRegister && (
          <ButtonLink href={paths.registration} look={user === null ? 'primary' : 'line'}>
            Register
          </ButtonLink>
        )}
        {canSignIn && <ButtonLink href={paths.login}>Sign In</ButtonLink>}
        <ButtonLink href={paths.landing}>Return Home</ButtonLink>
      </div>
    </Page>
  );
}

function explain(user: User | null): string {
  if (user === null)
    return 'Charging spots are reserved by approved members. Register an organization, or sign in if you belong to one.';
  if (user.status === 'suspended')
    return 'Your account is suspended. Ask an administrator of your organization.';
  if (user.status === 'rejected')
    return 'Your account was not approved. Ask an administrator of your organization.';
  return 'Your account is waiting for approval by an administrator. You get an email as soon as you can book.';
}
