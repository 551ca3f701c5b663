import { m } from '@chargerota/messages';
import type { Location, Reservation, User } from '@chargerota/contract';
import { arrivalWindow, localDate } from '@chargerota/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { serverNow } from '../../../../lib/server-clock.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { DeferredRender, Placeholder } from '../../../../ui/deferred-render.tsx';
import { StaggeredRender } from '../../../../ui/staggered-render.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { AddressRequest } from '../../../accounts/profile/address-request.tsx';
import { DetailsRequest } from '../../../accounts/profile/details-request.tsx';
import { ProfilePanel } from '../../../accounts/profile/profile-panel.tsx';
import { StandingCard } from '../../../billing/screens/standing-card.tsx';
import { offersQuery, entriesQuery } from '../../../waitlist/api.ts';
import {
  DashboardOffers,
  useDashboardOffers,
  WaitingPanel,
} from '../../../waitlist/screens/dashboard/dashboard-offers.tsx';
import { membersPageQuery } from '../../../organizations/api.ts';
import { useFirstSteps } from '../../../organizations/screens/first-run/use-first-steps.ts';
import { locationsQuery } from '../../../locations/api.ts';
import { reviewRequestQuery } from '../../../locations/reviews/api.ts';
import { ReviewRequest } from '../../../locations/reviews/review-request.tsx';
import { RefusedArrivals } from '../../pending/pending-arrival.tsx';
import { ChargeNowOffer } from '../../charge-now/charge-now-offer.tsx';
import { useChargeNow } from '../../charge-now/charge-now.ts';
import { PendingReleases } from '../../pending/pending-releases.tsx';
import { invalidateReservations, userReservationsQuery } from '../../api.ts';
import { recommendationsQuery } from '../../recommended/api.ts';
import { bookAgain, RecentActivity } from './recent-activity.tsx';
import { useMember } from '../../member/member.ts';
import type { Member } from '../../member/member.ts';
import { ruleContext } from '../../member/rule-context.ts';
import { usualLocation, ownRow, reservedAgain, sortRows } from '../../member/own-rows.ts';
import { useAskedReservation } from './asked-reservation.ts';
import { DashboardSkeleton, PartsSkeleton } from './dashboard-skeleton.tsx';
import { EcoPanel } from './eco-panel.tsx';
import { AuthenticationRequired, CannotBookYet } from './gates.tsx';
import { MissedNotice } from './missed-notice.tsx';
import { CurrentOrNextReservation, WhereAndWhen } from './current-or-next.tsx';
import { NothingReserved } from './nothing-reserved.tsx';
import { OrganizationFacts, OrganizationPanel } from './organization-panel.tsx';
import type { OwnRow, SortedRows } from '../../member/own-rows.ts';
import { RecommendedPanel } from './recommended-panel.tsx';
import { UpcomingPanel } from './upcoming-panel.tsx';
import { useReservationActions } from '../../actions/use-reservation-actions.tsx';
import './dashboard.css';

/** /dashboard: the next reservation with its action, then the person's other data. */
export function DashboardScreen(): ReactNode {
  const member = useMember();
  if (member.state === 'loading') return <Loading />;
  if (member.state === 'error')
    return <Failed title={m.common.yourAccountCouldNotBe} onRetry={member.retry} />;
  if (member.state === 'member') return <MemberDashboard member={member} />;
  return member.user ? <GuestDashboard user={member.user} /> : <AuthenticationRequired />;
}

const Loading = (): ReactNode => (
  <Placeholder>
    <DashboardSkeleton />
  </Placeholder>
);

/** Of a person who may not book in the chosen organization, but may be offered a charger in another. */
function GuestDashboard({ user }: { user: User }): ReactNode {
  const organization = useCurrentOrganization();
  const offers = useDashboardOffers();
  if (useQuery(offersQuery).isLoading) return <Loading />;
  return (
    <>
      <div className="wrap">
        <DashboardOffers offers={offers} />
      </div>
      <CannotBookYet user={user} organization={organization} />
    </>
  );
}

function MemberDashboard({ member }: { member: Member }): ReactNode {
  const own = useQuery(userReservationsQuery(member.user.id));
  const locations = useQuery(locationsQuery);
  const failed = [own, locations].filter(({ isLoadingError }) => isLoadingError);
  // So that they do not push away what is about to be pressed.
  const areOffersKnown = !useQuery(offersQuery).isLoading;
  if (failed.length > 0) {
    return (
      <Failed
        title={m.reservationsDashboard.yourReservationsCouldNotBe}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  }
  if (!own.data || !locations.data || !areOffersKnown) return <Loading />;
  return (
    <DeferredRender fallback={<Loading />}>
      <Dashboard member={member} reservations={own.data} locations={locations.data} />
    </DeferredRender>
  );
}

type DashboardProps = {
  member: Member;
  reservations: readonly Reservation[];
  locations: readonly Location[];
};

function Dashboard({ member, reservations, locations }: DashboardProps): ReactNode {
  const { user, organization } = member;
  const now = useNow();
  const offers = useDashboardOffers();
  const rows = useMemo(() => reservations.map(ownRow), [reservations]);
  const { next, upcoming, past } = sortRows(rows, now);
  const again = useMemo(() => reservedAgain(rows), [rows]);
  useRenewAt(turningPoint(next, now));
  const contextAt = (location: Location) => ruleContext(member, location, rows, now);
  const asked = useAskedReservation();
  const { actions, dialogs, releasing } = useReservationActions(locations, contextAt, {
    linked: asked,
    rows,
  });
  const placeOf = (row: OwnRow) => locations.find(({ id }) => id === row.locationId);
  const againOf = (row: OwnRow) => {
    const place = placeOf(row);
    return place?.isActive ? bookAgain(row, contextAt(place)) : null;
  };
  const nextLocation = next && placeOf(next.row);
  const nextPlace = nextLocation && { location: nextLocation, context: contextAt(nextLocation) };
  const usual = usualLocation(locations, reservations);
  const atOnce = useChargeNow(member, { locations, rows, now });
  const hasLocations = locations.some(({ isActive }) => isActive);
  const first = useFirstSteps(organization, { data: locations, isFetched: true });
  const isAdmin = organization.role === 'admin';
  const waiting = useQuery({ ...membersPageQuery(organization.id, { status: 'pending' }), enabled: isAdmin });
  // What has failed is fetched again by the parts that are shown then: they must not go because of that.
  const isTopKnown =
    useQuery(entriesQuery).isFetched && (!isAdmin || (first !== undefined && waiting.isFetched));
  const isRecommended = useQuery({ ...recommendationsQuery, enabled: hasLocations }).isFetched;
  const isMiddleKnown = useQuery(reviewRequestQuery).isFetched && (isRecommended || !hasLocations);
  const missed = <MissedNotice rows={rows} now={now} />;

  // What can be done now stands first. Keyed, so that what is shown stays when the order changes.
  const isDue = next !== null && next.phase !== 'coming';
  const offered = <DashboardOffers key="offers" offers={offers} />;
  const hero = next ? (
    <CurrentOrNextReservation
      key="hero"
      {...next}
      firstName={user.firstName}
      place={nextPlace ?? undefined}
      now={now}
      actions={actions}
      chargeNow={<ChargeNowOffer found={atOnce} />}
    />
  ) : (
    <NothingReserved
      key="hero"
      firstName={user.firstName}
      organization={organization}
      hasLocations={hasLocations}
      isGuided={Boolean(first)}
      location={usual}
      now={now}
      atOnce={atOnce}
    />
  );

  return (
    <Page className="dash">
      <RefusedArrivals />
      <PendingReleases rows={rows} now={now} {...releasing} />
      {asked !== null && !rows.some(({ id }) => id === asked.id) && (
        <Notice tone="info" title={m.reservationsDashboard.thatReservationIsNoLonger}>
          {m.reservationsDashboard.itMayBelongToAnother}
        </Notice>
      )}
      {!next && missed}
      {isDue ? [hero, offered] : [offered, hero]}
      {next && nextPlace && <WhereAndWhen {...next} upcoming={upcoming} place={nextPlace} now={now} />}
      {/* Below what is to be done now. */}
      {next && missed}
      {/* What may stand above others, or not, is known before them: it would push them away from a finger. */}
      {isTopKnown || asked !== null ? (
        <StaggeredRender atOnce={asked !== null}>
          <AddressRequest user={user} />
          {isAdmin && <OrganizationPanel organization={organization} first={first} />}
          {isAdmin && <StandingCard organization={organization} />}
          <WaitingPanel offers={offers.placed} />
          <UpcomingPanel
            rows={upcoming}
            locations={locations}
            asked={asked?.id ?? null}
            hasNext={next !== null}
            canBook={hasLocations}
            actions={actions}
            now={now}
          />
          <DetailsRequest user={user} />
          {isMiddleKnown && (
            <StaggeredRender atOnce={asked !== null}>
              {hasLocations && <RecommendedPanel />}
              <ReviewRequest locations={locations} />
              <RecentActivity
                rows={past.filter((row) => row.id === asked?.id || !again.has(row))}
                asked={asked?.id ?? null}
                againOf={againOf}
                now={now}
              />
              <EcoPanel userId={user.id} today={localDate(now, usual?.timezone ?? organization.timezone)} />
              {!isAdmin && <OrganizationFacts organization={organization} />}
              <ProfilePanel user={user} />
            </StaggeredRender>
          )}
        </StaggeredRender>
      ) : (
        <PartsSkeleton />
      )}
      {dialogs}
    </Page>
  );
}

function Failed(props: { title: string; onRetry: () => void; retrying?: boolean }): ReactNode {
  return (
    <Page title={m.common.dashboard}>
      <ErrorState {...props}>{m.reservationsDashboard.nothingHasBeenChanged}</ErrorState>
    </Page>
  );
}

const MINUTE_MS = 60_000;

/**
 * The time at which the server itself changes the next reservation: its arrival window closes, or its charging session
 * ends.
 */
function turningPoint(next: SortedRows['next'], now: Date): Date | null {
  if (!next || next.phase === 'coming') return null;
  const { row, phase } = next;
  if (phase === 'charging') return row.endsAt;
  // The grace period has ended here, but the server has yet to say so, so it is asked every minute.
  if (phase === 'grace_expired') return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  return arrivalWindow(row, row.location.organization.noShowGracePeriodMinutes).closesAt;
}

/** Time for the server to carry out its own schedule. */
const SCHEDULE_MS = 2000;

/** Reloads the data once an instant has passed. */
function useRenewAt(instant: Date | null): void {
  const client = useQueryClient();
  const time = instant?.getTime();
  useEffect(() => {
    if (time === undefined) return undefined;
    const wait = time - serverNow().getTime() + SCHEDULE_MS;
    const timer = setTimeout(() => void invalidateReservations(client), wait);
    return () => clearTimeout(timer);
  }, [client, time]);
}
