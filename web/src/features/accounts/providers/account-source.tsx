import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { PROVIDER_NAMES } from '@chargerota/domain';
import type { IdentityProvider, PlanName } from '@chargerota/domain';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { useForgetIdentity } from './api.ts';
import { BY_PASSWORD } from './identity.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { ProviderMark } from './provider-mark.tsx';
import './providers.css';

type SourceValues = { email: string; provider?: IdentityProvider; subscriptionPlan?: PlanName };

type AccountSourceProps = {
  purpose: 'registration' | 'joining';
  returnUrl: string;
  /** Called when the person leaves for a provider. */
  onLeave?: () => void;
  /** The words between the provider buttons and the fields. */
  or: string;
  /** Called when the person goes back to choose another way to sign in. */
  onChanged?: () => void;
};

/**
 * Top of the form for a new account: shows how it will sign in. Offers the providers, or shows the one that confirmed
 * the person.
 */
export function AccountSource({ purpose, returnUrl, onLeave, or, onChanged }: AccountSourceProps): ReactNode {
  const form = useFormContext<SourceValues>();
  const [provider, email, plan] = useWatch({
    control: form.control,
    name: ['provider', 'email', 'subscriptionPlan'],
  });
  const forget = useForgetIdentity();
  const head = useHeadOnReturn(provider);
  const change = (): void =>
    forget.mutate(undefined, {
      onSuccess: () => {
        form.reset({ ...form.getValues(), ...BY_PASSWORD });
        onChanged?.();
      },
    });
  return (
    <div ref={head} tabIndex={-1} className="si-source">
      {provider ? (
        <div className="si-as">
          <ProviderMark provider={provider} />
          <p className="sm mute">
            <Rich
              of={m.accountsProviders.continuingWith}
              provider={PROVIDER_NAMES[provider]}
              email={<Address>{email}</Address>}
            />
          </p>
          <Button look="quiet" busy={forget.isPending} onClick={change}>
            {m.common.change}
          </Button>
        </div>
      ) : (
        <ProviderButtons
          purpose={purpose}
          returnUrl={returnUrl}
          subscriptionPlan={plan}
          onLeave={onLeave}
          or={or}
        />
      )}
    </div>
  );
}

/**
 * Moves the focus to the choice of how to sign in when the provider's identity is dropped, by the person or because it
 * expired.
 */
function useHeadOnReturn(provider: IdentityProvider | undefined) {
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(provider);
  useEffect(() => {
    if (before.current && !provider) head.current?.focus();
    before.current = provider;
  }, [provider]);
  return head;
}

/** An email address in running text. On a line that is too short, it breaks after the @ first. */
export function Address({ children }: { children: string }): ReactNode {
  const at = children.lastIndexOf('@') + 1;
  return (
    <b className="strong ink anywhere">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </b>
  );
}
