import type { Location, Reservation, Spot } from '@chargerota/contract';
import { atOnce, bookingWindow, localDate } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useUnlessLive } from '../../../../lib/live/health.ts';
import { paths } from '../../../../lib/paths.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { useIsLasting } from '../../../../lib/use-is-lasting.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { Gradually, Placeholder } from '../../../../ui/gradually.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { toast } from '../../../../ui/toast.ts';
import { locationsQuery, spotsQuery } from '../../../locations/api.ts';
import { reportedSpots } from '../../../locations/report-words.ts';
import { spotReportsQuery } from '../../../locations/reports-api.ts';
import { nextToBegin } from '../../charge-now/charge-now.ts';
import { earlyWords } from '../../charge-now/charge-now-offer.tsx';
import { EarlyDialog } from '../../charge-now/early-dialog.tsx';
import { DAY_REFETCH_MS, dayReservationsQuery, userReservationsQuery } from '../../api.ts';
import { linkFromHour } from '../../link-from-hour.ts';
import type { LayerDay } from '../../components/day-layers.ts';
import { isBookingState, withBeginning, type GridSpot } from '../../components/grid-model.ts';
import { refusedState } from '../../components/grid-summary.ts';
import { StatusLegend } from '../../components/status-legend.tsx';
import { locationDay } from '../../location-day.ts';
import type { LocationDay, MarkedSpot } from '../../location-day.ts';
import { useMember } from '../../member.ts';
import type { Member } from '../../member.ts';
import { openingsFor, rememberRefusals } from '../../refused-hours.ts';
import { ownReservationOf, ruleContext } from '../../rule-context.ts';
import { bookingSearch } from '../../booking-link.ts';
import { usualLocation } from '../../usual-location.ts';
import { ownRow, type OwnRow } from '../dashboard/own-rows.ts';
import { NoLocations } from '../no-locations.tsx';
import { RegistrationRequired } from '../registration-required.tsx';
import { AvailabilitySkeleton, RowsSkeleton, SummarySkeleton } from './availability-skeleton.tsx';
import { BookingDetails } from './booking-details.tsx';
import type { ShownBooking } from './booking-details.tsx';
import { DayPlan } from './day-plan/day-plan.tsx';
import { DayControls } from './day-controls.tsx';
import { LocationCard } from './location-card.tsx';
import { NextFree } from './next-free.tsx';
import { useDayAddress } from './use-day-address.ts';
import type { DayAddress } from './use-day-address.ts';
import { usePreparedDays } from './use-prepared-days.ts';
import { usePrint } from './use-print.ts';
import { useShownDay } from './use-shown-day.ts';
import type { ShownDay } from './use-shown-day.ts';
import { WalkInDialog } from './walk-in-dialog.tsx';
import type { WalkInPlace } from './walk-in-dialog.tsx';
import '../../styles/availability.css';

/** A day that comes sooner needs no sign that it is being loaded; to dim the screen and back takes time, too. */
const SLOW_MS = 300;
const NONE_REFUSED: ReadonlySet<number> = new Set();
const NONE_REPORTED: ReadonlySet<string> = new Set();
const TITLE = 'Charger Status & Reservations';

/** /availability: the day of every charger, by location. */
export function AvailabilityScreen(): ReactNode {
  const member = useMember();
  if (member.state === 'not-a-member') return <RegistrationRequired user={member.user} />;
  if (member.state === 'member') return <MemberAvailability member={member} />;
  if (member.state === 'loading') return <Loading showsReason={false} />;
  return (
    <Page title={TITLE} className="stat">
      <ErrorState title="Your account could not be loaded" onRetry={member.retry}>
        Nothing has been booked or changed.
      </ErrorState>
    </Page>
  );
}

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
          title="The chargers could not be loaded"
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        >
          Your reservations are not affected.
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
    <Gradually fallback={<Loading showsReason={showsReason} />}>
      <Day
        member={member}
        own={own.data}
        locations={shown}
        spots={marked}
        shownDay={isFirstShown ? shownDay : undefined}
        {...{ now, date, today, address, showsReason }}
      />
    </Gradually>
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

type DayProps = {
  member: Member;
  own: Reservation[];
  /** The locations, the member's usual one first. */
  locations: Location[];
  spots: MarkedSpot[];
  /** Undefined before the first; the one before while the chosen one loads. */
  shownDay: ShownDay | undefined;
  now: Date;
  /** The chosen day. */
  date: LocalDate;
  today: LocalDate;
  address: DayAddress;
  /** Whether the summary is expected to say why no charger can be taken now. */
  showsReason: boolean;
};

/** Computes the day in a step of its own; what it shows is built in the next ones. */
function Day(props: DayProps): ReactNode {
  const { member, own, locations, spots, shownDay, today } = props;
  const rules = member.organization;
  const early = useMemo(() => {
    if (shownDay?.date !== today) return null;
    const contextAt = contextsOf({ member, own, now: shownDay.now });
    const chargers = { ...shownDay, spots, reportedIds: NONE_REPORTED, contextAt };
    return nextToBegin(own.map(ownRow), locations, chargers);
  }, [member, own, locations, spots, shownDay, today]);
  const { spotId: beginsAt, locationId: beginsIn } = early ?? {};
  const days = useMemo(
    () =>
      shownDay &&
      locations
        .map((each) => locationDay(each, shownDay.date, spots, shownDay.reservations, rules, shownDay.now))
        .map((day) =>
          beginsAt && beginsIn === day.location.id
            ? { ...day, grid: withBeginning(day.grid, beginsAt, shownDay.now) }
            : day,
        ),
    [locations, shownDay, spots, rules, beginsAt, beginsIn],
  );
  return <ComputedDay {...props} early={early} days={days} />;
}

/** The rules of a member at each location. */
const contextsOf =
  ({ member, own, now }: Pick<DayProps, 'member' | 'own' | 'now'>) =>
  (location: Location) =>
    ruleContext(member, location, own.map(ownReservationOf), now);

type ComputedDayProps = DayProps & {
  days: LocationDay[] | undefined;
  /** The member's next reservation, if it can begin now. */
  early: OwnRow | null;
};

function ComputedDay(props: ComputedDayProps): ReactNode {
  const { member, own, locations, spots, now, shownDay, date, today, address, days, early } = props;
  const [, navigate] = useLocation();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ bookingId: string; anchor: HTMLElement } | null>(null);
  const [walkIn, setWalkIn] = useState<WalkInPlace | null>(null);
  const [beginning, setBeginning] = useState<OwnRow | null>(null);
  const rules = member.organization;
  const isWaiting = shownDay !== undefined && shownDay.date !== date;
  const isSlow = useIsLasting(isWaiting, SLOW_MS);
  const { last } = bookingWindow(today, rules);
  const { prepared, prepare } = usePreparedDays({
    shown: isWaiting ? undefined : shownDay?.date,
    chosen: date,
    today,
    last,
    compute: (day, reservations) =>
      locations.map((each) => locationDay(each, day, spots, reservations, rules, now)),
  });
  const [refusalsOf] = useState(rememberRefusals);
  const contextAt = contextsOf({ member, own, now });
  // An administrator looks after all that is free, and not only after what they could have.
  const seesAll = rules.role === 'admin';
  const refusedOf = (day: LocationDay) =>
    seesAll ? NONE_REFUSED : refusalsOf(day, [member.user, rules, own, now], contextAt);
  const openingsOf = (day: LocationDay) => openingsFor(day, refusedOf(day), contextAt(day.location));
  const besideOf = ({ location: { id } }: LocationDay): LayerDay[] =>
    prepared.flatMap(({ computed }) =>
      computed
        .filter(({ location }) => location.id === id)
        .map((day) => ({ date: day.date, grid: day.grid, refused: refusedOf(day) })),
    );
  const choose = (day: LocalDate): void => {
    prepare(day);
    address.set('day', day === today ? null : day);
  };
  const hasReservedAt = ({ location }: LocationDay): boolean =>
    own.some(({ locationId }) => locationId === location.id);
  const spotOf = ({ id }: GridSpot): Spot | undefined => spots.find((spot) => spot.id === id);
  // The day before stays on the screen until the chosen one is loaded, but nothing of it may be taken for the chosen one.
  const unlessWaiting =
    <A extends unknown[]>(act: (...of: A) => void) =>
    (...of: A): void =>
      isWaiting ? undefined : act(...of);

  function reserve({ location, grid }: LocationDay, spot: GridSpot, startsAt: Date): void {
    const row = grid.rows.find((candidate) => candidate.spot.id === spot.id);
    if (!row) return;
    const answer = linkFromHour(location, row, startsAt, contextAt(location));
    if ('link' in answer) return navigate(`${paths.booking}${bookingSearch(answer.link)}`);
    toast({ ...answer.refusal, tone: 'loss' });
  }
  // The open details must not show more than the day does: they close if the reservation ends or is hidden in the
  // meantime.
  const shown = useMemo((): ShownBooking | null => {
    const reservation = asked && shownDay?.reservations.find(({ id }) => id === asked.bookingId);
    const location = locations.find(({ id }) => id === reservation?.locationId);
    const spot = spots.find(({ id }) => id === reservation?.spotId);
    return reservation && location && spot && shownDay
      ? { reservation, date: shownDay.date, location, spot, anchor: asked.anchor }
      : null;
  }, [asked, shownDay, locations, spots]);
  if (asked && shownDay && !shown) setAsked(null);

  const { isPrinting, print } = usePrint(isWaiting, address, days !== undefined);
  const isExpanded = ({ location }: LocationDay, index: number): boolean =>
    (index === 0) !== toggled.has(location.id);
  // The list draws no other day.
  const hasGrid = (day: LocationDay, index: number): boolean =>
    address.view === 'grid' && isExpanded(day, index);
  const unfolded = days?.filter(isExpanded) ?? [];

  return (
    <Page className={isSlow ? 'stat is-slow' : 'stat'}>
      <h1 className="page-title" tabIndex={-1}>
        {TITLE}
      </h1>
      <div className="s-top">
        <DayControls
          {...{ date, today, last, view: address.view }}
          onIntent={prepare}
          onDate={choose}
          onView={(view) => address.set('view', view === 'grid' ? null : view)}
          onPrint={print}
        />
        {days?.[0] && shownDay ? (
          <NextFree
            day={days[0]}
            openingsOf={openingsOf}
            now={shownDay.now}
            isToday={shownDay.date === today}
            others={days.slice(1).toSorted((a, b) => Number(hasReservedAt(b)) - Number(hasReservedAt(a)))}
            last={last}
            onDate={choose}
            early={early && { words: earlyWords(early), onBegin: () => setBeginning(early) }}
            onLocation={(id) => {
              // It comes first, where it is unfolded unless the person folds it.
              setToggled(new Set());
              address.set('location', id);
            }}
          />
        ) : (
          <SummarySkeleton showsReason={props.showsReason} />
        )}
      </div>
      <div className="s-legend-above">
        <StatusLegend
          grids={unfolded.map(({ grid }) => grid)}
          isDrawn={address.view === 'list' ? isBookingState : undefined}
          pale={unfolded.map((day) => refusedState(day.grid, refusedOf(day))).find(Boolean)}
        />
      </div>
      {days && shownDay ? (
        <Gradually fallback={<RowsSkeleton />}>
          {days.map((day, index) => (
            <LocationCard
              key={day.location.id}
              day={day}
              beside={hasGrid(day, index) ? besideOf(day) : []}
              refused={isExpanded(day, index) ? refusedOf(day) : NONE_REFUSED}
              now={shownDay.now}
              isToday={shownDay.date === today}
              isWaiting={isWaiting}
              view={address.view}
              isFirst={index === 0}
              isExpanded={isExpanded(day, index)}
              shownBookingId={shown?.reservation.id ?? null}
              onToggle={() => setToggled((ids) => flipped(ids, day.location.id))}
              onReserve={unlessWaiting((spot, startsAt) => reserve(day, spot, startsAt))}
              onWalkIn={unlessWaiting((gridSpot) => {
                const spot = spotOf(gridSpot);
                if (spot && spot.id === early?.spotId) setBeginning(early);
                else if (spot) setWalkIn({ location: day.location, spot, context: contextAt(day.location) });
              })}
              onDetails={unlessWaiting((bookingId, anchor) => setAsked({ bookingId, anchor }))}
            />
          ))}
          <p className="s-print">
            <Button look="quiet" onClick={print}>
              <Printer className="ic ic-16" aria-hidden="true" />
              Print the day
            </Button>
          </p>
        </Gradually>
      ) : (
        <RowsSkeleton />
      )}
      {isPrinting && days && shownDay && (
        <DayPlan organization={rules.name} days={unfolded.length > 0 ? unfolded : days} now={shownDay.now} />
      )}
      <BookingDetails
        shown={shown}
        onBegin={early && early.id === shown?.reservation.id ? () => setBeginning(early) : null}
        onClose={() => setAsked(null)}
      />
      <WalkInDialog place={walkIn} onClose={() => setWalkIn(null)} />
      {beginning && <EarlyDialog row={beginning} onClose={() => setBeginning(null)} />}
    </Page>
  );
}

function flipped(ids: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
