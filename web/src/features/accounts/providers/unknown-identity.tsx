import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
        <Rich of={m.accountsProviders.noAccountForEmailYet} email={<Address>{identity.email}</Address>} />
      </h1>
      <p className="mute mt-8">
        {m.accountsProviders.nameHasConfirmedThatThis({ name })}{' '}
        {mayRegister ? m.accountsProviders.thereAreTwoWaysTo : m.accountsProviders.youCanCreateAnAccount}
      </p>
      <ul className="si-ways mt-24">
        {isInvited && (
          <Way
            title={m.accountsProviders.youAreInvited}
            href={KEPT_JOINING_PATH}
            action={m.accountsProviders.joinByInvitation}
            main
          >
            {m.accountsProviders.createYourAccountAndJoin}
          </Way>
        )}
        {mayRegister && (
          <Way
            title={m.accountsProviders.youManageChargers}
            href={`${paths.registration}?provider=${identity.provider}`}
            action={m.accountsProviders.registerAsAdministrator}
            main={!isInvited}
          >
            {m.accountsProviders.setUpYourOrganizationThen}
          </Way>
        )}
        {!isInvited && (
          <Way title={m.accountsProviders.youWereInvited}>
            {m.accountsProviders.openTheLinkInYour({ name })}
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
