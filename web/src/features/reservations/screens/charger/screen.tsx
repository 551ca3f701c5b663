import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Redirect, useSearch } from 'wouter';
import { ApiError, call } from '../../../../lib/api.ts';
import { chooseOrganization } from '../../../../lib/current-organization.ts';
import { paths } from '../../../../lib/paths.ts';
import { useCurrentOrganization, useCurrentUser } from '../../../../lib/session.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState, SkeletonRows } from '../../../../ui/states.tsx';
import { addressOf, loginPath } from '../../../accounts/sign-in/after-sign-in.ts';
import { useMember } from '../../member.ts';
import { RegistrationRequired } from '../registration-required.tsx';
import { MemberAtCharger } from './member-at-charger.tsx';
import './charger.css';

const TITLE = 'At the charger';

/** /c#…, printed at a charger: what its member can do there now. Without a code, the charger is chosen. */
export function ChargerScreen(): ReactNode {
  const token = useSyncExternalStore(onHashChange, () => location.hash.slice(1));
  const search = useSearch();
  const user = useCurrentUser();
  if (user.data === null) {
    const address = `${addressOf(paths.charger, search)}${token && `#${token}`}`;
    return <Redirect to={loginPath(address)} replace />;
  }
  if (user.isLoadingError)
    return (
      <Page title={TITLE}>
        <ErrorState title="Your account could not be loaded" onRetry={() => void user.refetch()}>
          Nothing has been booked or changed.
        </ErrorState>
      </Page>
    );
  if (!user.data) return <Loading />;
  if (token) return <Scanned key={token} token={token} />;
  return <AsMember spotId={new URLSearchParams(search).get('spot')} />;
}

// A second code may be scanned in the same tab.
function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function Scanned({ token }: { token: string }): ReactNode {
  const code = useQuery({
    queryKey: ['/api/charger-codes', token],
    queryFn: ({ signal }) => call('POST /api/charger-codes/open', { body: { token } }, { signal }),
    retry: false,
  });
  const current = useCurrentOrganization()?.id;
  const wanted = code.data?.isMember ? code.data.organizationId : null;
  // The charger is shown in its own organization, which becomes the current one.
  useEffect(() => {
    if (wanted && current && wanted !== current) chooseOrganization(wanted);
  }, [wanted, current]);
  if (code.error instanceof ApiError && ['charger_code_invalid', 'invalid_input'].includes(code.error.code))
    return (
      <Message title="This code is no longer valid">
        Ask an administrator of your organization for a new sheet, or choose the charger from the list.
      </Message>
    );
  if (code.isLoadingError)
    return (
      <Page title={TITLE}>
        <ErrorState
          title="The charger could not be loaded"
          error={code.error}
          onRetry={() => void code.refetch()}
          retrying={code.isFetching}
        >
          Nothing has been booked or changed.
        </ErrorState>
      </Page>
    );
  if (!code.data) return <Loading />;
  if (!code.data.isMember)
    return (
      <Message title={`Charger ${code.data.spotNumber} is not yours to use`}>
        It belongs to an organization where you are not an active member. An administrator there can invite or
        approve you.
      </Message>
    );
  if (wanted !== current) return <Loading />;
  return <AsMember spotId={code.data.spotId} />;
}

function AsMember({ spotId }: { spotId: string | null }): ReactNode {
  const member = useMember();
  if (member.state === 'loading') return <Loading />;
  if (member.state === 'not-a-member') return <RegistrationRequired user={member.user} />;
  if (member.state === 'error')
    return (
      <Page title={TITLE}>
        <ErrorState title="Your account could not be loaded" onRetry={member.retry}>
          Nothing has been booked or changed.
        </ErrorState>
      </Page>
    );
  return <MemberAtCharger member={member} spotId={spotId} />;
}

const Loading = (): ReactNode => (
  <Page title={TITLE}>
    <SkeletonRows />
  </Page>
);

const Message = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <Page title={title} form>
    <p className="mute">{children}</p>
    <p className="at-ways">
      <ButtonLink href={paths.charger} look="primary">
        Choose a charger
      </ButtonLink>
      <ButtonLink href={paths.dashboard}>Dashboard</ButtonLink>
    </p>
  </Page>
);
