import { m } from '@chargerota/messages';
import type { PendingIdentity } from '@chargerota/contract';
import type { IdentityProvider } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { loginPath } from '../sign-in/after-sign-in.ts';
import { pendingIdentityQuery, useForgetIdentity } from './api.ts';
import type { Connect } from './api.ts';
import { problemSearch } from './problems.ts';
import { ConnectIdentity } from './connect-identity.tsx';
import { UnknownIdentity } from './unknown-identity.tsx';
import './providers.css';

type ReturnedIdentityProps = {
  /** The provider named in the address. */
  provider: IdentityProvider;
  connect: Connect;
};

/** Replaces the sign-in form for a person with a pending identity. */
export function ReturnedIdentity({ provider, connect }: ReturnedIdentityProps): ReactNode {
  const pending = useQuery(pendingIdentityQuery);
  // Signing in clears the cached identity, so the one that was sent is used.
  const identity = connect.isPending ? connect.variables.identity : pending.data;
  if (pending.isError && !identity) {
    return (
      <>
        <h1 className="fig-28" tabIndex={-1}>
          {m.common.signIn2}
        </h1>
        <ErrorState
          title={m.accountsProviders.theServerCouldNotBe}
          retrying={pending.isFetching}
          onRetry={() => void pending.refetch()}
        >
          {m.accountsProviders.nothingWasChanged}
        </ErrorState>
      </>
    );
  }
  if (identity === undefined) return <Loading />;
  if (identity === null) return <Redirect to={expiredAt(provider)} replace />;
  return (
    <>
      {identity.next === 'connect' ? (
        <ConnectIdentity identity={identity} connect={connect} />
      ) : (
        <UnknownIdentity identity={identity} />
      )}
      <AnotherWay identity={identity} />
    </>
  );
}

/** The sign-in form with the message that the provider's confirmation has expired. */
const expiredAt = (provider: IdentityProvider): string =>
  `${paths.login}${problemSearch({ problem: 'expired', provider })}`;

function AnotherWay({ identity }: { identity: PendingIdentity }): ReactNode {
  const [, navigate] = useLocation();
  const forget = useForgetIdentity();
  const leave = (): void =>
    forget.mutate(undefined, {
      onSuccess: () => navigate(loginPath(identity.returnUrl), { replace: true }),
    });
  return (
    <Button look="quiet" block className="mt-12" busy={forget.isPending} onClick={leave}>
      {m.accountsProviders.toUseAnotherWay}
    </Button>
  );
}

function Loading(): ReactNode {
  return (
    <div className="form" aria-busy="true">
      <h1 className="vh">{m.common.signIn2}</h1>
      <output className="vh">{m.common.loading}</output>
      <div className="fig-28">
        <Skeleton width={280} />
      </div>
      <div>
        <Skeleton />
        <Skeleton width="60%" />
      </div>
      {[0, 1, 2].map((row) => (
        <div key={row} className="si-wait">
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
