import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { PendingIdentity } from '@chargerota/contract';
import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../../../lib/api.ts';
import { lateResolver } from '../../../lib/late-resolver.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { dismissShownToast, toast } from '../../../ui/toast.ts';
import { localPath } from '../sign-in/after-sign-in.ts';
import { carrying } from '../sign-in/carried.ts';
import { Address } from './account-source.tsx';
import type { Connect } from './api.ts';
import { problemSearch } from './problems.ts';
import type { Problem } from './problems.ts';
import { ProviderButtons, ProvidersNotOffered } from './provider-buttons.tsx';

type ConnectIdentityProps = { identity: PendingIdentity; connect: Connect };

/** Shown when a person returns from a provider with the address of an account that is not connected to it yet. */
export function ConnectIdentity({ identity, connect }: ConnectIdentityProps): ReactNode {
  const name = PROVIDER_NAMES[identity.provider];
  return (
    <>
      <h1 className="fig-28" tabIndex={-1}>
        {m.accountsProviders.connectNameToYourAccount({ name })}
      </h1>
      {identity.hasPassword ? (
        <>
          <p className="mute mt-8">{m.accountsProviders.thereIsAnAccountWith({ name })}</p>
          <ConnectForm identity={identity} connect={connect} />
        </>
      ) : (
        <OtherProvider identity={identity} />
      )}
    </>
  );
}

const check = lateResolver(async () => (await import('./connect-check.ts')).checkConnect);

/** Error codes after which there is nothing left to connect, so this view closes. */
const ENDS: Readonly<Record<string, Problem['problem']>> = {
  identity_missing: 'expired',
  identity_taken: 'taken',
  identity_other_connected: 'another_connected',
};

function ConnectForm({ identity, connect }: ConnectIdentityProps): ReactNode {
  const [, navigate] = useLocation();
  const form = useForm({ resolver: check.resolver, defaultValues: { password: '' } });
  const explain = (error: Error): void => {
    const code = error instanceof ApiError ? error.code : '';
    const problem = ENDS[code];
    if (problem)
      navigate(`${paths.login}${problemSearch({ problem, provider: identity.provider })}`, { replace: true });
    else if (code === 'invalid_credentials')
      form.setError('password', { type: 'server', message: WRONG_PASSWORD }, { shouldFocus: true });
    else toast({ title: m.common.error, description: error.message, tone: 'loss' });
  };
  const submit = form.handleSubmit(({ password }) =>
    connect.mutate({ identity, password }, { onSuccess: dismissShownToast, onError: explain }),
  );
  return (
    <form
      className="si-form stack"
      noValidate
      onInput={check.prepare}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={m.common.emailAddress}>
        <TextInput type="email" autoComplete="username" value={identity.email} readOnly />
      </Field>
      <Field
        label={m.common.password}
        error={form.formState.errors.password?.message}
        aside={
          <Link className="link sm" href={paths.forgotPassword} state={carrying(identity.email)}>
            {m.accountsProviders.forgotPassword}
          </Link>
        }
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Failures />
      <Button
        type="submit"
        look="primary"
        large
        block
        busy={form.formState.isSubmitting || connect.isPending}
      >
        {m.accountsProviders.connect}
      </Button>
    </form>
  );
}

const WRONG_PASSWORD = m.accountsProviders.thatIsNotThePassword;

/**
 * An account without a password signs in with the provider that it already has; the new one is connected from the
 * account's own screen.
 */
function OtherProvider({ identity }: { identity: PendingIdentity }): ReactNode {
  const others = IDENTITY_PROVIDERS.filter((provider) => provider !== identity.provider);
  const other = others.map((provider) => PROVIDER_NAMES[provider]).join(', ');
  return (
    <>
      <p className="mute mt-8">
        <Rich
          of={m.accountsProviders.theAccountOfEmailHas}
          email={<Address>{identity.email}</Address>}
          other={other}
          provider={PROVIDER_NAMES[identity.provider]}
        />
      </p>
      <ProviderButtons
        purpose="sign-in"
        providers={others}
        returnUrl={localPath(identity.returnUrl) ?? paths.dashboard}
      />
      <ProvidersNotOffered providers={others} />
    </>
  );
}
