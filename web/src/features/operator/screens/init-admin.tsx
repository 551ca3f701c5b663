import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MAIN_ID } from '../../../ui/page.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { PortalMast } from '../components/portal-mast.tsx';
import { initializationQuery, useInitialize } from '../operator-api.ts';
import { CopyField } from './copy-field.tsx';
import { caseOf, WORDS, type InitField } from './init-words.ts';
import '../styles/operator.css';

/** The token of a printed link. It stays in the fragment, which browsers send to no server. */
const tokenInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/** /init-admin: creates the operator account, or gives it a new password. */
export function InitAdminScreen(): ReactNode {
  const state = useQuery(initializationQuery);
  return (
    <>
      <PortalMast />
      <main
        className="wrap op-sign-in pt-24"
        id={MAIN_ID}
        tabIndex={-1}
        aria-busy={state.isPending || undefined}
      >
        <h1 className="fig-28" tabIndex={-1}>
          {m.operator.operatorAccount}
        </h1>
        {state.isPending && (
          <div className="form mt-24">
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {state.isLoadingError && (
          <ErrorState
            title={m.operator.theStateOfTheAccount}
            retrying={state.isFetching}
            onRetry={() => void state.refetch()}
          >
            {m.operator.nothingWasChanged}
          </ErrorState>
        )}
        {state.data && <Initialization state={state.data} />}
      </main>
    </>
  );
}

type State = Parameters<typeof caseOf>[0];

type Values = Record<InitField, string>;

const MISSING: Values = {
  setupToken: m.operator.theSetupTokenIsRequired,
  username: m.operator.usernameIsRequired,
  password: m.operator.passwordIsRequired,
  code: m.operator.codeIsRequired,
};

/** The field that a refusal is about. */
const FIELD_OF: Record<string, InitField> = {
  setup_token_invalid: 'setupToken',
  current_password_wrong: 'password',
  second_factor_wrong: 'code',
  invalid_input: 'username',
};

function Initialization({ state }: { state: State }): ReactNode {
  const initialize = useInitialize();
  const [values, setValues] = useState<Values>(() => ({
    setupToken: tokenInAddress(),
    username: 'admin',
    password: '',
    code: '',
  }));
  const [errors, setErrors] = useState<Partial<Values>>({});
  const form = useRef<HTMLFormElement>(null);
  if (initialize.data) return <Done {...initialize.data} />;
  const { title, text, button, isReady, asks } = WORDS[caseOf(state)];
  const refuse = (refusals: Partial<Values>): void => {
    setErrors(refusals);
    form.current?.querySelector<HTMLInputElement>(`[name=${Object.keys(refusals)[0]}]`)?.focus();
  };
  const press = (): void => {
    const { setupToken, username, password, code } = values;
    const missing = asks.filter((field) => !values[field].trim());
    if (missing.length > 0)
      return refuse(Object.fromEntries(missing.map((field) => [field, MISSING[field]])));
    setErrors({});
    const body = asks.includes('setupToken')
      ? {
          setupToken: setupToken.trim(),
          reset: state.isInitialized,
          ...(asks.includes('username') && { username }),
        }
      : { proof: { password, code } };
    return initialize.mutate(body, {
      onError: (error) => {
        const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined;
        if (field) refuse({ [field]: error.message });
      },
    });
  };
  const bind = (field: InitField) => ({
    name: field,
    value: values[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setValues({ ...values, [field]: currentTarget.value });
      setErrors({ ...errors, [field]: undefined });
    },
  });
  return (
    <form
      ref={form}
      className="form mt-24"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <p>
        <b className="strong">{title}</b>
      </p>
      <div className="form" id="init-text">
        {text.map((sentence) => (
          <p key={sentence} className="mute">
            {sentence}
          </p>
        ))}
      </div>
      {asks.includes('setupToken') && (
        <Field
          label={m.operator.setupToken}
          error={errors.setupToken}
          hint={!state.isInitialized && m.operator.itIsFilledInIf}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            {...bind('setupToken')}
          />
        </Field>
      )}
      {asks.includes('username') && (
        <Field label={m.operator.username} error={errors.username}>
          <TextInput
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            {...bind('username')}
          />
        </Field>
      )}
      {asks.includes('password') && (
        <Field label={m.common.yourPassword} error={errors.password}>
          <PasswordInput autoComplete="current-password" maxLength={200} {...bind('password')} />
        </Field>
      )}
      {asks.includes('code') && (
        <Field label={m.operator.code} error={errors.code} hint={m.operator.fromYourAuthenticatorAppOr}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            {...bind('code')}
          />
        </Field>
      )}
      {initialize.isError && Object.keys(errors).length === 0 && (
        <Notice tone="loss" title={m.operator.failedToCreateAdminAccount}>
          {failureOf(initialize.error)}
        </Notice>
      )}
      <Button
        type="submit"
        look="primary"
        large
        block
        busy={initialize.isPending}
        disabled={!isReady}
        {...(!isReady && { 'aria-describedby': 'init-text' })}
      >
        {button}
      </Button>
      <ButtonLink href={paths.developerPortal} look="quiet" block>
        {m.operator.toTheDeveloperPortal}
      </ButtonLink>
    </form>
  );
}

/** Without an answer there is only the network to blame. */
const failureOf = (error: Error): string =>
  error instanceof ApiError && error.status !== 0 ? error.message : m.operator.networkErrorPleaseTryAgain;

type DoneProps = { message: string; username: string; password: string; secondFactorEnded: boolean };

/** The only time that the password is shown. */
const Done = ({ message, username, password, secondFactorEnded }: DoneProps): ReactNode => (
  <div className="form mt-24">
    <Notice tone="ok" title={message}>
      {m.operator.saveThePasswordNowIt}
    </Notice>
    {secondFactorEnded && <p className="mute">{m.operator.theSecondFactorWasSwitchedOff}</p>}
    <CopyField label={m.operator.username} value={username} />
    <CopyField label={m.common.password} value={password} />
    <ButtonLink href={paths.developerPortal} look="primary" large block>
      {m.operator.goToTheDeveloperPortal}
    </ButtonLink>
  </div>
);
