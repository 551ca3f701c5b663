import { m } from '@chargerota/messages';
import type { AccountSecurity, ConnectedIdentity } from '@chargerota/contract';
import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@chargerota/domain';
import type { IdentityProvider } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Section } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toast.ts';
import { useOAuthFlow } from './oauth-flow.ts';
import { ProviderMark } from './provider-mark.tsx';
import { useDisconnect } from './api.ts';
import { dayInItsYear } from '../security/words.ts';

const CONNECT_FLOW = { action: 'connect', returnUrl: paths.account } as const;

type ProvidersSectionProps = { security: AccountSecurity; configured: readonly IdentityProvider[] };

/**
 * The connected Google and Apple accounts, and the providers that can be connected. A provider that is not configured
 * is not offered.
 */
export function ProvidersSection({ security, configured }: ProvidersSectionProps): ReactNode {
  const { goingTo, go } = useOAuthFlow((provider) => {
    const name = PROVIDER_NAMES[provider];
    toast({
      title: m.accountsProviders.nameSignInNotYet({ name }),
      description: m.accountsProviders.nothingWasChanged,
      tone: 'info',
    });
  });
  const [left, setLeft] = useState<ConnectedIdentity | null>(null);
  const rows = IDENTITY_PROVIDERS.map((provider) => ({
    provider,
    identity: security.identities.find((identity) => identity.provider === provider),
    isConfigured: configured.includes(provider),
  })).filter(({ identity, isConfigured }) => identity || isConfigured);
  const isLastWay = !security.hasPassword && security.identities.length === 1;
  // With the last one, its question would go before what came of it is told.
  if (rows.length === 0 && !left) return null;
  return (
    <Section title={m.accountsProviders.googleAndApple}>
      <ul className="rows">
        {rows.map(({ provider, identity, isConfigured }) =>
          identity ? (
            <Connected
              key={provider}
              identity={identity}
              isConfigured={isConfigured}
              isLastWay={isLastWay}
              onDisconnect={() => setLeft(identity)}
            />
          ) : (
            <NotConnected
              key={provider}
              provider={provider}
              isLeaving={goingTo === provider}
              onConnect={() => go(provider, CONNECT_FLOW)}
            />
          ),
        )}
      </ul>
      {left && <DisconnectDialog identity={left} onClose={() => setLeft(null)} />}
    </Section>
  );
}

type ConnectedProps = {
  identity: ConnectedIdentity;
  isConfigured: boolean;
  /** Disconnecting it would leave the account without a way to sign in. */
  isLastWay: boolean;
  onDisconnect: () => void;
};

function Connected({ identity, isConfigured, isLastWay, onDisconnect }: ConnectedProps): ReactNode {
  const now = useNow();
  const name = PROVIDER_NAMES[identity.provider];
  const whyId = `why-keep-${identity.provider}`;
  return (
    <li className="acc-row acc-dev">
      <Mark provider={identity.provider} />
      <span className="acc-n words gap-2 pretty">
        <span className="strong">{name}</span>
        <span className="sm mute">{identity.email}</span>
        {isLastWay && (
          <span className="sm" id={whyId}>
            {m.accountsProviders.yourOnlyWayToSign}
          </span>
        )}
        {!isConfigured && (
          <span className="sm mute">{m.accountsProviders.signingInWithNameIs({ name })}</span>
        )}
      </span>
      <span className="acc-x sm mute">
        {m.accountsProviders.sinceDay({ day: dayInItsYear(new Date(identity.createdAt), now) })}
      </span>
      <span className="acc-a">
        <Button
          look={isLastWay ? 'line' : 'loss'}
          aria-label={m.accountsProviders.disconnectName({ name })}
          disabled={isLastWay}
          {...(isLastWay && { 'aria-describedby': whyId })}
          onClick={onDisconnect}
        >
          {m.accountsProviders.disconnect}
        </Button>
      </span>
    </li>
  );
}

type NotConnectedProps = { provider: IdentityProvider; isLeaving: boolean; onConnect: () => void };

function NotConnected({ provider, isLeaving, onConnect }: NotConnectedProps): ReactNode {
  const name = PROVIDER_NAMES[provider];
  return (
    <li className="acc-row acc-dev">
      <Mark provider={provider} />
      <span className="acc-n words gap-2 pretty">
        <span className="strong">{name}</span>
        <span className="sm mute">{m.accountsProviders.notConnectedConnectItTo}</span>
      </span>
      <span className="acc-a">
        <Button aria-label={m.accountsProviders.connectName({ name })} busy={isLeaving} onClick={onConnect}>
          {m.accountsProviders.connect}
        </Button>
      </span>
    </li>
  );
}

const Mark = ({ provider }: { provider: IdentityProvider }): ReactNode => (
  <span className="acc-sign">
    <ProviderMark provider={provider} />
  </span>
);

type DisconnectDialogProps = { identity: ConnectedIdentity; onClose: () => void };

function DisconnectDialog({ identity, onClose }: DisconnectDialogProps): ReactNode {
  const disconnect = useDisconnect();
  const name = PROVIDER_NAMES[identity.provider];
  const onSuccess = (): unknown =>
    toast({
      title: m.accountsProviders.nameDisconnected({ name }),
      description: m.accountsProviders.emailNoLongerSignsIn({ email: identity.email }),
      tone: 'off',
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={m.accountsProviders.disconnectNameQuestion({ name })}
      description={m.accountsProviders.emailNoLongerSignsInTo({ email: identity.email })}
      confirmLabel={m.accountsProviders.disconnect}
      keepLabel={m.common.keepIt}
      act={() => disconnect.mutateAsync(identity.provider, { onSuccess })}
    />
  );
}
