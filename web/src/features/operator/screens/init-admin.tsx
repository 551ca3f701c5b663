import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MAIN_ID } from '../../../ui/page.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { PortalMast } from '../components/portal-mast.tsx';
import { initializationQuery, useInitialize } from '../operator-api.ts';
import { CopyField } from './copy-field.tsx';
import { caseOf, WORDS } from './init-words.ts';
import '../styles/operator.css';

/** The token of a printed link. It stays in the fragment, which browsers send to no server. */
const tokenInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/** /init-admin: creates the operator account, or gives it a new password. */
export function InitAdminScreen(): ReactNode {
  const state = useQuery(initializationQuery);
  return (
    <>
      <PortalMast />
      <main className="wrap op-sign-in" id={MAIN_ID} tabIndex={-1} aria-busy={state.isPending || undefined}>
        <h1 className="fig-28" tabIndex={-1}>
          Operator account
        </h1>
        {state.isPending && (
          <div className="op-form">
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {state.isLoadingError && (
          <ErrorState
            title="The state of the account could not be read"
            retrying={state.isFetching}
            onRetry={() => void state.refetch()}
          >
            Nothing was changed.
          </ErrorState>
        )}
        {state.data && <Initialization state={state.data} />}
      </main>
    </>
  );
}

type State = Parameters<typeof caseOf>[0];

function Initialization({ state }: { state: State }): ReactNode {
  const initialize = useInitialize();
  const [token, setToken] = useState(tokenInAddress);
  const [tokenError, setTokenError] = useState<string>();
  if (initialize.data) return <Done {...initialize.data} />;
  const { title, text, button, isReady, asksForToken } = WORDS[caseOf(state)];
  const press = (): void => {
    const setupToken = token.trim();
    if (asksForToken && !setupToken) return setTokenError('The setup token is required');
    return initialize.mutate(asksForToken ? { setupToken, reset: state.isInitialized } : {}, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'setup_token_invalid') setTokenError(error.message);
      },
    });
  };
  return (
    <form
      className="op-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <p>
        <b className="strong">{title}</b>
      </p>
      <div className="op-words" id="init-text">
        {text.map((sentence) => (
          <p key={sentence} className="mute">
            {sentence}
          </p>
        ))}
      </div>
      {asksForToken && (
        <Field
          label="Setup token"
          error={tokenError}
          hint={!state.isInitialized && 'It is filled in if you opened the link that the server printed.'}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={token}
            onChange={({ currentTarget }) => {
              setToken(currentTarget.value);
              setTokenError(undefined);
            }}
          />
        </Field>
      )}
      {initialize.isError && (
        <Notice tone="loss" title="Failed to create admin account">
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
        To the developer portal
      </ButtonLink>
    </form>
  );
}

/** Without an answer there is only the network to blame. */
const failureOf = (error: Error): string =>
  error instanceof ApiError && error.status !== 0 ? error.message : 'Network error - please try again';

type DoneProps = { message: string; username: string; password: string; secondFactorEnded: boolean };

/** The only time that the password is shown. */
const Done = ({ message, username, password, secondFactorEnded }: DoneProps): ReactNode => (
  <div className="op-form">
    <Notice tone="ok" title={message}>
      Save the password now: it is shown only here, once.
    </Notice>
    {secondFactorEnded && (
      <p className="mute">The second factor was switched off. Switch it on again in the portal.</p>
    )}
    <CopyField label="Username" value={username} />
    <CopyField label="Password" value={password} />
    <ButtonLink href={paths.developerPortal} look="primary" large block>
      Go to the developer portal
    </ButtonLink>
  </div>
);
