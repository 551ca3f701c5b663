import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@chargerota/domain';
import type { IdentityProvider, PlanName, ProviderAction } from '@chargerota/domain';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { providerStatusQuery } from './api.ts';
import { useOAuthFlow } from './use-oauth-flow.ts';
import { ProviderMark } from './provider-mark.tsx';
import './providers.css';

type Purpose = 'sign-in' | 'registration' | 'joining';

const ACTIONS: Record<Purpose, ProviderAction> = {
  'sign-in': 'login',
  registration: 'register',
  joining: 'invitation',
};

/** The other ways that work meanwhile. */
const INSTEAD: Record<Purpose, string> = {
  'sign-in': 'your email and password to sign in',
  registration: 'your email to register below',
  joining: 'a password below',
};

type ProviderButtonsProps = {
  purpose: Purpose;
  /** Where the person goes after signing in. */
  returnUrl: string;
  subscriptionPlan?: PlanName;
  /** Called before leaving, to store what must not be sent to the provider. */
  onLeave?: () => void;
  /** All of them unless given. */
  providers?: readonly IdentityProvider[];
};

/** Google and Apple. While a provider awaits its configuration, its button says so. */
export function ProviderButtons({
  purpose,
  returnUrl,
  subscriptionPlan,
  onLeave,
  providers = IDENTITY_PROVIDERS,
}: ProviderButtonsProps): ReactNode {
  const configured = useQueries({ queries: providers.map(providerStatusQuery) });
  const { goingTo, go } = useOAuthFlow((provider) => {
    const name = PROVIDER_NAMES[provider];
    const other = providers.find((_, index) => configured[index]?.data);
    toast({
      title: `${name} Sign-In Not Yet Configured`,
      description: `${name} sign-in is awaiting configuration. Please use ${other ? `${PROVIDER_NAMES[other]} or ` : ''}${INSTEAD[purpose]}.`,
      tone: 'info',
    });
  });
  const flow = { action: ACTIONS[purpose], returnUrl, ...(subscriptionPlan && { subscriptionPlan }) };
  return (
    <div className="si-ids">
      {providers.map((provider) => (
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
          Continue with {PROVIDER_NAMES[provider]}
        </Button>
      ))}
    </div>
  );
}
