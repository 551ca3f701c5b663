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

/** Suggests the other ways to sign in while a provider is not configured. */
const INSTEAD: Record<Purpose, string> = {
  'sign-in': 'your email and password to sign in',
  registration: 'your email to register below',
  joining: 'a password below',
};

type ProviderButtonsProps = {
  purpose: Purpose;
  /** The path that the person returns to after signing in. */
  returnUrl: string;
  subscriptionPlan?: PlanName;
  /** Called before leaving, to store data that must not be sent to the provider. */
  onLeave?: () => void;
  /** The providers to offer; all unless given. */
  providers?: readonly IdentityProvider[];
};

/** The buttons of Google and Apple. The button of a provider that is not configured says so. */
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
