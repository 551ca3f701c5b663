import type { PendingIdentity } from '@chargerota/contract';
import { PROVIDER_NAMES } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useIsOffered } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { KEPT_JOINING_PATH, leadsToInvitation } from '../sign-in/after-sign-in.ts';
import { Address } from './account-source.tsx';

/** Shown when a person returns from a provider with an address that no account has. */
export function UnknownIdentity({ identity }: { identity: PendingIdentity }): ReactNode {
  const name = PROVIDER_NAMES[identity.provider];
  const mayRegister = useIsOffered('registration');
  const isInvited = leadsToInvitation(identity.returnUrl);
  return (
    <>
      <h1 className="fig-28" tabIndex={-1}>
        No account for <Address>{identity.email}</Address> yet
      </h1>
      <p className="mute mt-8">
        {name} has confirmed that this address is yours.{' '}
        {mayRegister
          ? 'There are two ways to create an account with it.'
          : 'You can create an account with it by an invitation.'}
      </p>
      <ul className="si-ways mt-24">
        {isInvited && (
          <Way title="You are invited" href={KEPT_JOINING_PATH} action="Join by invitation" main>
            Create your account and join by the invitation that you came from.
          </Way>
        )}
        {mayRegister && (
          <Way
            title="You manage chargers"
            href={`${paths.registration}?provider=${identity.provider}`}
            action="Register as administrator"
            main={!isInvited}
          >
            Set up your organization, then invite its members. You won’t need a password.
          </Way>
        )}
        {!isInvited && (
          <Way title="You were invited">
            Open the link in your invitation email and continue with {name} there. Without one, ask the
            administrator of your chargers to invite you.
          </Way>
        )}
      </ul>
    </>
  );
}

type WayProps = { title: string; children: ReactNode; href?: string; action?: string; main?: boolean };

function Way({ title, children, href, action, main = false }: WayProps): ReactNode {
  return (
    <li>
      <h2>{title}</h2>
      <p className="mute">{children}</p>
      {href && (
        <ButtonLink href={href} look={main ? 'primary' : 'line'} large block>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}
