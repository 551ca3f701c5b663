import { m } from '@chargerota/messages';
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
import { MembersOnly } from '../obstacles/registration-required.tsx';
import './charger.css';
import type { Location, Reservation, Spot } from '@chargerota/contract';
import { locationsQuery, spotsQuery } from '../../../locations/api.ts';
import { userReservationsQuery } from '../../api.ts';
import type { Member } from '../../member/member.ts';
import { NoLocations } from '../obstacles/no-locations.tsx';
import { ChargerView, SpotLinks } from './charger-view.tsx';

const TITLE = m.reservationsCharger.atTheCharger;

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
        <ErrorState title={m.common.yourAccountCouldNotBe} onRetry={() => void user.refetch()}>
          {m.reservationsCharger.nothingHasBeenBookedOr}
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
      <Message title={m.reservationsCharger.thisCodeIsNoLonger}>
        {m.reservationsCharger.askAnAdministratorOfYour}
      </Message>
    );
  if (code.isLoadingError)
    return (
      <Page title={TITLE}>
        <ErrorState
          title={m.reservationsCharger.theChargerCouldNotBe}
          error={code.error}
          onRetry={() => void code.refetch()}
          retrying={code.isFetching}
        >
          {m.reservationsCharger.nothingHasBeenBookedOr}
        </ErrorState>
      </Page>
    );
  if (!code.data) return <Loading />;
  if (!code.data.isMember)
    return (
      <Message
        title={m.reservationsCharger.chargerSpotNumberIsNotYours({ spotNumber: code.data.spotNumber })}
      >
        {m.reservationsCharger.itBelongsToAnOrganization}
      </Message>
    );
  if (wanted !== current) return <Loading />;
  return <AsMember spotId={code.data.spotId} />;
}

const AsMember = ({ spotId }: { spotId: string | null }): ReactNode => (
  <MembersOnly title={TITLE} loading={<Loading />}>
    {(member) => <MemberAtCharger member={member} spotId={spotId} />}
  </MembersOnly>
);

const Loading = (): ReactNode => (
  <Page title={TITLE}>
    <SkeletonRows />
  </Page>
);

const Message = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <Page title={title} form>
    <p className="mute">{children}</p>
    <p className="line gap-12 mt-24">
      <ButtonLink href={paths.charger} look="primary">
        {m.reservationsCharger.chooseACharger}
      </ButtonLink>
      <ButtonLink href={paths.dashboard}>{m.common.dashboard}</ButtonLink>
    </p>
  </Page>
);

type Loaded = { member: Member; locations: Location[]; spots: Spot[]; own: Reservation[] };

/** The charger that was scanned or chosen, or the list to choose from. */
function MemberAtCharger({ member, spotId }: { member: Member; spotId: string | null }): ReactNode {
  const locations = useQuery(locationsQuery);
  const spots = useQuery(spotsQuery);
  const own = useQuery(userReservationsQuery(member.user.id));
  const failed = [locations, spots, own].filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0)
    return (
      <Page title={m.reservationsCharger.atTheCharger}>
        <ErrorState
          title={m.common.theChargersCouldNotBe}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        >
          {m.reservationsCharger.yourReservationsAreNotAffected}
        </ErrorState>
      </Page>
    );
  if (!locations.data || !spots.data || !own.data)
    return (
      <Page title={m.reservationsCharger.atTheCharger}>
        <SkeletonRows />
      </Page>
    );
  const loaded = { member, locations: locations.data, spots: spots.data, own: own.data };
  return <Charger key={spotId} {...loaded} spotId={spotId} />;
}

function Charger({ spotId, ...loaded }: Loaded & { spotId: string | null }): ReactNode {
  const { locations, spots } = loaded;
  const spot = spots.find(({ id }) => id === spotId);
  const location = locations.find(({ id }) => id === spot?.locationId);
  if (spot && location) return <ChargerView {...loaded} location={location} spot={spot} />;
  if (locations.length === 0)
    return (
      <Page title={m.reservationsCharger.atTheCharger}>
        <NoLocations organization={loaded.member.organization} />
      </Page>
    );
  return (
    <Page
      title={
        spotId ? m.reservationsCharger.thisChargerIsOutOfUse : m.reservationsCharger.whichChargerAreYouAt
      }
    >
      <p className="mute">
        {spotId ? m.reservationsCharger.chooseAnotherOne : m.reservationsCharger.itsNumberIsOnThe}
      </p>
      {locations.map(({ id, name }) => (
        <section key={id} className="at-place mt-32" aria-labelledby={`at-${id}`}>
          <h2 id={`at-${id}`}>{name}</h2>
          <SpotLinks spots={spots.filter(({ locationId }) => locationId === id)} />
        </section>
      ))}
    </Page>
  );
}
