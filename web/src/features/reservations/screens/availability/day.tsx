import { m } from '@chargerota/messages';
import type { DayReservation, Location, Reservation, Spot } from '@chargerota/contract';
import { bookingWindow } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { useIsLasting } from '../../../../lib/use-is-lasting.ts';
import { usePrinting } from '../../../../lib/use-printing.ts';
import { useOnceDone } from '../../../../lib/use-once-done.ts';
import { Button } from '../../../../ui/button.tsx';
import { DeferredRender } from '../../../../ui/deferred-render.tsx';
import { Page } from '../../../../ui/page.tsx';
import { toast } from '../../../../ui/toast.ts';
import { nextToBegin } from '../../charge-now/charge-now.ts';
import { earlyWords } from '../../charge-now/charge-now-offer.tsx';
import { EarlyDialog } from '../../charge-now/early-dialog.tsx';
import { WalkInDialog } from '../../charge-now/walk-in-dialog.tsx';
import type { WalkInPlace } from '../../charge-now/walk-in-dialog.tsx';
import { bookingSearch } from '../../choosing/booking-link.ts';
import type { Member } from '../../member/member.ts';
import { ownRow } from '../../member/own-rows.ts';
import type { OwnRow } from '../../member/own-rows.ts';
import { ruleContext } from '../../member/rule-context.ts';
import { RowsSkeleton, SummarySkeleton } from './availability-skeleton.tsx';
import { BookingDetails } from './booking-details.tsx';
import type { ShownBooking } from './booking-details.tsx';
import { DayControls } from './day-controls.tsx';
import type { DayAddress } from './day-controls.tsx';
import { DayPlan } from './day-plan.tsx';
import type { LayerDay } from './grid/day-layers.ts';
import { isBookingState, withBeginning } from './grid/grid-model.ts';
import type { GridSpot } from './grid/grid-model.ts';
import { refusedState } from './grid/grid-summary.ts';
import { StatusLegend } from './grid/status-legend.tsx';
import { LocationCard } from './location-card.tsx';
import { locationDay } from './location-day.ts';
import type { LocationDay, MarkedSpot } from './location-day.ts';
import { linkFromHour, openingsFor, rememberRefusals } from './member-hours.ts';
import { NextFree } from './next-free.tsx';
import { usePreparedDays } from './use-prepared-days.ts';
import './availability.css';

export const TITLE = m.reservationsAvailability.chargerStatusReservations;
/** A day that comes sooner needs no sign that it is being loaded; to dim the screen and back takes time, too. */
const SLOW_MS = 300;
const NONE_REFUSED: ReadonlySet<number> = new Set();
const NONE_REPORTED: ReadonlySet<string> = new Set();

/** A day as it was loaded, and the time to which it is shown. */
export type ShownDay = { date: LocalDate; reservations: DayReservation[]; now: Date };

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
export function Day(props: DayProps): ReactNode {
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
    ruleContext(member, location, own.map(ownRow), now);

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
        <DeferredRender fallback={<RowsSkeleton />}>
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
              {m.reservationsAvailability.printTheDay}
            </Button>
          </p>
        </DeferredRender>
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
      {walkIn && <WalkInDialog place={walkIn} onClose={() => setWalkIn(null)} />}
      {beginning && <EarlyDialog row={beginning} onClose={() => setBeginning(null)} />}
    </Page>
  );
}

function flipped(ids: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Prints the chosen day: when asked to, and once for a link that asks for it. */
function usePrint(
  isWaiting: boolean,
  address: DayAddress,
  isLoaded: boolean,
): { isPrinting: boolean; print: () => void } {
  const isPrinting = usePrinting();
  const printsOnceShown = useRef(false);
  useEffect(() => {
    if (isWaiting || !printsOnceShown.current) return;
    printsOnceShown.current = false;
    window.print();
  }, [isWaiting]);
  const print = (): void => {
    // The day before, which stands on the screen until then, would be on the paper.
    if (isWaiting) printsOnceShown.current = true;
    else window.print();
  };
  const isAsked = address.isPrint && isLoaded;
  useOnceDone(isAsked, () => {
    // Once: a page that is loaded again, or shared, does not print.
    address.set('print', null);
    print();
  });
  return { isPrinting, print };
}
