import { m } from '@chargerota/messages';
import type { DayReservation, Location } from '@chargerota/contract';
import { atOnce, localDate } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useUnlessLive } from '../../../../lib/live/health.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { DeferredRender, Placeholder } from '../../../../ui/deferred-render.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { locationsQuery, spotsQuery } from '../../../locations/api.ts';
import { reportedSpots } from '../../../locations/report-words.ts';
import { spotReportsQuery } from '../../../locations/reports-api.ts';
import { DAY_REFETCH_MS, dayReservationsQuery, userReservationsQuery } from '../../api.ts';
import type { Member } from '../../member/member.ts';
import { usualLocation } from '../../member/own-rows.ts';
import { NoLocations } from '../obstacles/no-locations.tsx';
import { MembersOnly } from '../obstacles/registration-required.tsx';
import { AvailabilitySkeleton } from './availability-skeleton.tsx';
import { Day, TITLE } from './day.tsx';
import type { ShownDay } from './day.tsx';
import { useDayAddress } from './day-controls.tsx';

/** /availability: the day of every charger, by location. */
export const AvailabilityScreen = (): ReactNode => (
  <MembersOnly title={TITLE} className="stat" loading={<Loading showsReason={false} />}>
    {(member) => <MemberAvailability member={member} />}
  </MembersOnly>
);

function MemberAvailability({ member }: { member: Member }): ReactNode {
  const now = useNow();
  const locations = useQuery(locationsQuery);
  const spots = useQuery(spotsQuery);
  const own = useQuery(userReservationsQuery(member.user.id));
  // Chosen once, because a booking elsewhere must not move the cards under the person's finger.
  const [usualId, setUsualId] = useState<string | null | undefined>(undefined);
  if (usualId === undefined && locations.data && own.data) {
    setUsualId(usualLocation(locations.data, own.data)?.id ?? null);
  }
  const address = useDayAddress();
  const firstId = address.location ?? usualId;
  const shown = useMemo(() => inOrder(locations.data ?? [], firstId), [locations.data, firstId]);
  const main = shown[0];
  const zone = main?.timezone ?? member.organization.timezone;
  const today = localDate(now, zone);
  const date = address.day !== null && address.day >= today ? address.day : today;
  const reservations = useQuery({
    ...dayReservationsQuery(date),
    enabled: main !== undefined,
    refetchInterval: useUnlessLive(DAY_REFETCH_MS),
  });
  const shownDay = useShownDay(date, reservations.data, now);
  // React treats an answer as urgent, and would compute and build the first day in one go.
  const isFirstShown = useDeferredValue(shownDay !== undefined, false);

  const queries = [locations, spots, own, ...(main ? [reservations] : [])];
  const reports = useQuery(spotReportsQuery);
  const marked = useMemo(() => {
    const zoneOf = (id: string) => locations.data?.find((location) => location.id === id)?.timezone;
    const texts = reportedSpots(reports.data ?? [], zoneOf, serverNow());
    return spots.data?.map((spot) => (texts.has(spot.id) ? { ...spot, reported: texts.get(spot.id) } : spot));
  }, [spots.data, reports.data, locations.data]);
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0) {
    return (
      <Page title={TITLE} className="stat">
        <ErrorState
          title={m.common.theChargersCouldNotBe}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        >
          {m.reservationsAvailability.yourReservationsAreNotAffected}
        </ErrorState>
      </Page>
    );
  }
  // That no empty charger can be taken now, which the summary explains, is known before the day is.
  const showsReason = date === today && atOnce(now, member.organization, zone) === 'no';
  if (!locations.data || !marked || !own.data) return <Loading showsReason={showsReason} />;
  if (!main) {
    return (
      <Page title={TITLE} className="stat">
        <NoLocations organization={member.organization} />
      </Page>
    );
  }
  return (
    <DeferredRender fallback={<Loading showsReason={showsReason} />}>
      <Day
        member={member}
        own={own.data}
        locations={shown}
        spots={marked}
        shownDay={isFirstShown ? shownDay : undefined}
        {...{ now, date, today, address, showsReason }}
      />
    </DeferredRender>
  );
}

/** The active locations, the one in the address or the member's usual one first. */
function inOrder(locations: readonly Location[], firstId: string | null | undefined): Location[] {
  const active = locations.filter(({ isActive }) => isActive);
  return active.toSorted((a, b) => Number(b.id === firstId) - Number(a.id === firstId));
}

const Loading = ({ showsReason }: { showsReason: boolean }): ReactNode => (
  <Placeholder>
    <Page title={TITLE} className="stat">
      <AvailabilitySkeleton showsReason={showsReason} />
    </Page>
  </Placeholder>
);

/**
 * The day to show: the chosen one once it is loaded, and until then the one before, as it last was, so that nothing is
 * drawn twice. Undefined before the first.
 */
function useShownDay(
  date: LocalDate,
  reservations: DayReservation[] | undefined,
  now: Date,
): ShownDay | undefined {
  const [shown, setShown] = useState<ShownDay>();
  const isCurrent = shown?.date === date && shown.reservations === reservations && shown.now === now;
  if (!reservations || isCurrent) return shown;
  const next = { date, reservations, now };
  setShown(next);
  return next;
}
