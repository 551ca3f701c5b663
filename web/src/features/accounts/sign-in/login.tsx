import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@chargerota/domain';
import type { IdentityProvider } from '@chargerota/domain';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, Redirect, useSearch } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { ApiError } from '../../../lib/api.ts';
import { lateResolver } from '../../../lib/late-resolver.ts';
import { useCurrentUser, useIsOffered } from '../../../lib/session.ts';
import { useViewHeading } from '../../../lib/use-view-heading.ts';
import { Button } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { dismissShownToast } from '../../../ui/toast.ts';
import { forgotPasswordPath, localPath, pathAfterSignIn, returnUrlOf } from './after-sign-in.ts';
import { useLogin } from './api.ts';
import { ProviderButtons, ProvidersNotOffered } from '../providers/provider-buttons.tsx';
import { ProviderProblem } from '../providers/provider-problem.tsx';
import { ReturnedIdentity } from '../providers/returned-identity.tsx';
import { carrying, useCarriedAddress, useWasSignedOut } from './carried.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SuccessPanel } from './success-panel.tsx';
import { useConnectIdentity } from '../providers/api.ts';
import type { Connect } from '../providers/api.ts';
import { Notice } from '../../../ui/notice.tsx';

type Login = ReturnType<typeof useLogin>;

const check = lateResolver(async () => (await import('./login-check.ts')).checkLogin);

/** /login. A person who is already signed in goes on at once. */
export function LoginScreen(): ReactNode {
  const search = useSearch();
  const to = useMemo(() => pathAfterSignIn(search), [search]);
  const user = useCurrentUser();
  const login = useLogin();
  const connect = useConnectIdentity();
  if (user.data && login.isIdle && connect.isIdle) return <Redirect to={to} replace />;
  return (
    <SignInFrame>
      <View login={login} connect={connect} to={to} />
    </SignInFrame>
  );
}

type ViewProps = { login: Login; connect: Connect; to: string };

function View({ login, connect, to }: ViewProps): ReactNode {
  const returned = returnedFrom(useSearch());
  useViewHeading(returned);
  if (login.isSuccess) {
    return (
      <SuccessPanel title={m.accountsSignIn.loginSuccessful} to={to}>
        {m.accountsSignIn.welcomeBack({ name: login.data.firstName || login.data.email })}
      </SuccessPanel>
    );
  }
  if (connect.isSuccess) {
    const { provider, returnUrl } = connect.variables.identity;
    return (
      <SuccessPanel title={m.accountsSignIn.loginSuccessful} to={localPath(returnUrl) ?? to}>
        {m.accountsSignIn.welcomeBackFromNowOn({
          name: connect.data.firstName || connect.data.email,
          provider: PROVIDER_NAMES[provider],
        })}
      </SuccessPanel>
    );
  }
  return returned ? (
    <ReturnedIdentity provider={returned} connect={connect} />
  ) : (
    <SignIn login={login} to={to} />
  );
}

/**
 * `?connect=google` and `?unknown=google` mean that the person has returned from Google; the server says what comes
 * next.
 */
function returnedFrom(search: string): IdentityProvider | null {
  const query = new URLSearchParams(search);
  const named = query.get('connect') ?? query.get('unknown');
  return IDENTITY_PROVIDERS.find((provider) => provider === named) ?? null;
}

function SignIn({ login, to }: { login: Login; to: string }): ReactNode {
  const mayRegister = useIsOffered('registration');
  return (
    <>
      <h1 className="fig-28" tabIndex={-1}>
        {m.common.signIn2}
      </h1>
      <SignedOutNotice />
      <ProviderProblem />
      <ProviderButtons purpose="sign-in" returnUrl={to} or={m.accountsSignIn.orWithYourEmail} />
      <PasswordForm login={login} />
      <p className="line ends mt-20 sm">
        {mayRegister && (
          <span className="mute">
            <Rich
              of={m.accountsSignIn.newAdministratorRegisterHere}
              a={(it) => (
                <Link className="link" href={paths.registration}>
                  {it}
                </Link>
              )}
            />
          </span>
        )}
        <Link className="link" href={paths.landing}>
          {m.accountsSignIn.backToHome}
        </Link>
      </p>
      <p className="sm mute mt-12">
        <Rich
          of={m.accountsSignIn.membersJoinThroughAnInvitation}
          a={(it) => (
            <Link className="link" href={paths.bugReport}>
              {it}
            </Link>
          )}
        />
      </p>
      <ProvidersNotOffered />
    </>
  );
}

function PasswordForm({ login }: { login: Login }): ReactNode {
  const forgotten = forgotPasswordPath(returnUrlOf(useSearch()));
  const form = useForm({
    resolver: check.resolver,
    defaultValues: { email: useCarriedAddress(), password: '' },
  });
  const email = useWatch({ control: form.control, name: 'email' });
  const { getValues, setFocus } = form;
  useEffect(() => {
    // Where a finger points, the focus would bring up the keyboard, over what there is to read.
    if (matchMedia('(pointer: fine)').matches) setFocus(getValues('email') ? 'password' : 'email');
  }, [getValues, setFocus]);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((credentials) =>
    login.mutate(credentials, {
      // The previous attempt's failure no longer matters.
      onSuccess: dismissShownToast,
      // The server doesn't say whether the address or the password was wrong; the password is more likely.
      onError: (error) =>
        error instanceof ApiError &&
        error.code === 'invalid_credentials' &&
        form.setFocus('password', { shouldSelect: true }),
    }),
  );
  return (
    <form
      className="si-form stack"
      noValidate
      onInput={check.prepare}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={m.common.emailAddress} error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Field
        label={m.common.password}
        error={errors.password?.message}
        aside={
          <Link className="link sm" href={forgotten} state={carrying(email)}>
            {m.accountsSignIn.forgotPassword}
          </Link>
        }
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Failures />
      <Button type="submit" look="primary" large block busy={isSubmitting || login.isPending}>
        {m.common.signIn}
      </Button>
    </form>
  );
}

/**
 * Explains why the sign-in page is shown: the person's session has ended, or they come from a message about an offer.
 * Renders nothing for others.
 */
function SignedOutNotice(): ReactNode {
  const wasSignedOut = useWasSignedOut();
  const leadsToOffer = leadsToAnOffer(returnUrlOf(useSearch()));
  if (leadsToOffer) {
    return (
      <Notice tone="info" title={m.accountsSignIn.aChargerWasOfferedTo}>
        {m.accountsSignIn.signInToTakeIt}
      </Notice>
    );
  }
  if (!wasSignedOut) return null;
  return (
    <Notice tone="info" title={m.accountsSignIn.youWereSignedOut}>
      {m.accountsSignIn.yourSessionEndedHereOr}
    </Notice>
  );
}

function leadsToAnOffer(returnUrl: string | null): boolean {
  const [path, query] = localPath(returnUrl)?.split('?') ?? [];
  return path === paths.offer || (path === paths.line && new URLSearchParams(query).has('offer'));
}
