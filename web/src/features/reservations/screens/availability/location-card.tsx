import { m } from '@chargerota/messages';
import { formatDate, formatTime } from '@chargerota/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { differingZone, formatTimeThere, labelThere } from '../../../../lib/dates.ts';
import { PlaceDetails } from '../../../locations/place/place-details.tsx';
import { toast } from '../../../../ui/toast.ts';
import { EmptyState } from '../../../../ui/states.tsx';
import type { LayerDay } from './grid/day-layers.ts';
import type { GridCell, GridSpot } from './grid/grid-model.ts';
import { refusedState } from './grid/grid-summary.ts';
import { pressRefusal } from './grid/grid-words.ts';
import { StatusGrid } from './grid/status-grid.tsx';
import { StatusLegend } from './grid/status-legend.tsx';
import { StatusList } from './status-list.tsx';
import type { LocationDay } from './location-day.ts';
import type { DayView } from './day-controls.tsx';
import { WayOn } from './way-on.tsx';

type LocationCardProps = {
  day: LocationDay;
  /** The days before and after it, as far as they are computed. */
  beside: readonly LayerDay[];
  /** The columns in which the rules refuse the member any charger. */
  refused: ReadonlySet<number>;
  now: Date;
  isToday: boolean;
  /** True while another day loads. */
  isWaiting: boolean;
  view: DayView;
  /** What leads on from it stands in the summary. */
  isFirst: boolean;
  isExpanded: boolean;
  shownBookingId: string | null;
  onToggle: () => void;
  onReserve: (spot: GridSpot, startsAt: Date) => void;
  onWalkIn: (spot: GridSpot) => void;
  onDetails: (bookingId: string, anchor: HTMLElement) => void;
};

/** A location's name and counts and, when expanded, the day of each charger. */
export function LocationCard(props: LocationCardProps): ReactNode {
  const { day, now, isToday, isWaiting, isExpanded } = props;
  const { location, grid, summary } = day;
  const bodyId = useId();
  const zone = differingZone(now, location.timezone);
  const reserved = isToday
    ? m.reservationsAvailability.reservedNow({ count: summary.reservedNow })
    : m.reservationsAvailability.reservedThatDay({ count: day.reservedChargers });
  return (
    <section className="s-loc mt-20" aria-label={location.name} aria-busy={isWaiting}>
      <h2>
        <button
          type="button"
          className="s-loc-h"
          aria-expanded={isExpanded}
          aria-controls={bodyId}
          onClick={props.onToggle}
        >
          <span className="s-loc-n">{location.name}</span>
          <span className="sm mute s-loc-d">
            <span>{m.reservationsAvailability.chargers({ count: grid.rows.length })}</span>
            <span>{reserved}</span>
            {zone && (
              <span>
                {zone}, {formatTime(now, location.timezone)}
              </span>
            )}
          </span>
          <ChevronDown className="ic mute turns" aria-hidden="true" />
        </button>
      </h2>
      <div id={bodyId} hidden={!isExpanded}>
        {isExpanded && !props.isFirst && day.closed && (
          <p className="sm warn medium mb-12">{day.closed.words}</p>
        )}
        {isExpanded && !props.isFirst && <WayOn day={day} />}
        {isExpanded && (grid.rows.length > 0 ? <Day {...props} /> : <NoChargers />)}
        {isExpanded && <PlaceDetails location={location} />}
      </div>
    </section>
  );
}

function Day({
  day,
  beside,
  refused,
  now,
  view,
  shownBookingId,
  onReserve,
  onWalkIn,
  onDetails,
}: LocationCardProps): ReactNode {
  const { grid, columns, date, location } = day;
  const shared = {
    grid,
    columns,
    now,
    timeZone: location.timezone,
    label: labelThere(`${location.name}, ${formatDate(date)}`, now, location.timezone),
  };
  if (view === 'list') {
    return (
      <StatusList
        {...shared}
        refused={refused}
        onReserve={onReserve}
        onWalkIn={onWalkIn}
        onDetails={(_spot, bar, anchor) => bar.booking && onDetails(bar.booking.id, anchor)}
      />
    );
  }
  function activate(spot: GridSpot, cell: GridCell, anchor: HTMLElement): void {
    if (cell.action === 'reserve') onReserve(spot, cell.startsAt);
    else if (cell.action === 'walk-in' || cell.action === 'begin') onWalkIn(spot);
    else if (cell.action === 'details' && cell.bar.booking) onDetails(cell.bar.booking.id, anchor);
    else {
      const timeAt = (instant: Date): string => formatTimeThere(instant, location.timezone);
      const refusal = pressRefusal(spot, cell, { place: location.name, now, timeAt });
      if (refusal) toast({ ...refusal, tone: 'loss' });
    }
  }
  return (
    <>
      <StatusGrid
        {...shared}
        date={date}
        refused={refused}
        beside={beside}
        shownBookingId={shownBookingId}
        onActivate={activate}
      />
      <div className="s-legend-below">
        <StatusLegend grids={[grid]} pale={refusedState(grid, refused)} />
      </div>
    </>
  );
}

const NoChargers = (): ReactNode => (
  <EmptyState title={m.reservationsAvailability.noChargersHereYet}>
    {m.reservationsAvailability.anAdministratorAddsThemWith}
  </EmptyState>
);
