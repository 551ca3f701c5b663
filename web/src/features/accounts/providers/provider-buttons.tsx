import { m } from '@chargerota/messages';
import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@chargerota/domain';
import type { IdentityProvider, PlanName, ProviderAction } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useConfiguredProviders, useMissingProviders, useOfferedProviders } from './configured.ts';
import { useOAuthFlow } from './oauth-flow.ts';
import { ProviderMark } from './provider-mark.tsx';
import './providers.css';

type Purpose = 'sign-in' | 'registration' | 'joining';

const ACTIONS: Record<Purpose, ProviderAction> = {
  'sign-in': 'login',
  registration: 'register',
  joining: 'invitation',
};

/** Suggests the other ways to sign in while a provider is not configured. */
function insteadOf(purpose: Purpose, other: IdentityProvider | undefined): string {
  const key = purpose === 'sign-in' ? 'signIn' : purpose;
  return other
    ? m.accountsProviders.pleaseUseOther[key]({ other: PROVIDER_NAMES[other] })
    : m.accountsProviders.pleaseUse[key];
}

type ProviderButtonsProps = {
  purpose: Purpose;
  /** The path that the person returns to after signing in. */
  returnUrl: string;
  subscriptionPlan?: PlanName;
  /** Called before leaving, to store data that must not be sent to the provider. */
  onLeave?: () => void;
  /** The providers to offer; all unless given. */
  providers?: readonly IdentityProvider[];
  /** The words between the buttons and the other way. */
  or?: string;
};

/** The buttons of the providers that are offered; `ProvidersNotOffered` names the others. */
export function ProviderButtons(props: ProviderButtonsProps): ReactNode {
  const { purpose, returnUrl, subscriptionPlan, onLeave, providers = IDENTITY_PROVIDERS, or } = props;
  const configured = useConfiguredProviders();
  const all = useOfferedProviders();
  const offered = providers.filter((provider) => all?.includes(provider));
  // The demo offers all; elsewhere, a provider may have been switched off since the screen was opened.
  const { goingTo, go } = useOAuthFlow((provider) => {
    const name = PROVIDER_NAMES[provider];
    const other = offered.find((each) => each !== provider && configured?.includes(each));
    toast({
      title: m.accountsProviders.nameSignInNotYet({ name }),
      description: `${m.accountsProviders.nameSignInIsAwaiting({ name })} ${insteadOf(purpose, other)}`,
      tone: 'info',
    });
  });
  const flow = { action: ACTIONS[purpose], returnUrl, ...(subscriptionPlan && { subscriptionPlan }) };
  if (offered.length === 0) return null;
  return (
    <div className="si-ids stack gap-12 mb-24">
      {offered.map((provider) => (
        <Button
          key={provider}
          large
          block
          busy={goingTo === provider}
          disabled={goingTo !== null && goingTo !== provider}
          onClick={() => {
            onLeave?.();
            go(provider, flow);
          }}
        >
          <ProviderMark provider={provider} />
          {m.accountsProviders.continueWithProvider({ provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
      {or && (
        <p className="si-or row gap-12 sm mute">
          <span>{or}</span>
        </p>
      )}
    </div>
  );
}

/** A quiet line below a form about the providers that are not configured. */
export function ProvidersNotOffered({
  providers = IDENTITY_PROVIDERS,
}: Pick<ProviderButtonsProps, 'providers'>): ReactNode {
  const all = useMissingProviders();
  const missing = providers.filter((provider) => all?.includes(provider));
  return missing.length > 0 && <p className="sm mute mt-12">{NOT_OFFERED[missing.join(' ')]}</p>;
}

const NOT_OFFERED: Readonly<Record<string, string>> = {
  google: m.accountsProviders.signingInWithGoogleIs,
  apple: m.accountsProviders.signingInWithAppleIs,
  'google apple': m.accountsProviders.signingInWithGoogleOr,
};
