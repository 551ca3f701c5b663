import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatNumber, formatTime, type DayHour } from '@chargerota/domain';
import { Ban, Check, Hourglass, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { closedWords } from '../../day/closed-words.ts';
import { heldWords } from '../../day/charger-words.ts';
import type { Held } from '../../day/charger-words.ts';
import { ClockRange, ClockText } from '../../day/clock-text.tsx';
import {
  isBookingState,
  type Grid,
  type GridBar,
  type GridBooking,
  type GridRow,
  type GridSpot,
} from './grid/grid-model.ts';
import { listRows, type ListRow } from './grid/grid-summary.ts';
import './status-list.css';

interface StatusListProps {
  grid: Grid;
  /** The columns in which the rules refuse the reader any charger. */
  refused: ReadonlySet<number>;
  columns: readonly DayHour[];
  timeZone: string;
  now: Date;
  label: string;
  /** Opens booking, or says why the rules refuse that hour. */
  onReserve: (spot: GridSpot, startsAt: Date) => void;
  /** Asks until when, or says why the rules refuse it. */
  onWalkIn: (spot: GridSpot) => void;
  /** Missing if the member may not see who has reserved. */
  onDetails?: (spot: GridSpot, bar: GridBar, anchor: HTMLElement) => void;
}

/**
 * The same day as a list: one charger per row, the one that is free first on top. Easy to read on a phone and with a
 * screen reader.
 */
export function StatusList(props: StatusListProps) {
  const { grid, refused, columns, now, timeZone } = props;
  return (
    <ul className="rows status-list" aria-label={props.label}>
      {listRows(grid, now, refused).map((item) => (
        <li key={item.row.spot.id} className="sl stack mid py-12">
          <b className="fig sl-n">
            <Rich
              of={m.reservationsAvailability.chargerNumber}
              span={heard}
              spotNumber={item.row.spot.spotNumber}
            />
          </b>
          <span className="sm mute sl-k">
            {m.reservationsAvailability.powerKW({ power: formatNumber(item.row.spot.powerKw) })},{' '}
            {item.row.spot.connector}
          </span>
          <span className="sl-m strong">
            {item.next ? (
              <NextFree next={item.next} timeZone={timeZone} />
            ) : (
              m.reservationsAvailability.notFree[grid.needle === null ? 'thatDay' : 'today']
            )}
          </span>
          <span className="sm mute sl-w">
            {item.row.spot.reported && <span className="stack strong warn">{item.row.spot.reported}</span>}
            <Current item={item} timeZone={timeZone} dayEnd={columns.at(-1)?.endsAt} />
            <Own item={item} timeZone={timeZone} />
            {item.next?.isRefused && <span className="stack">{m.reservationsAvailability.notForYou}</span>}
          </span>
          <DayLine row={item.row} columnCount={columns.length} needle={grid.needle} />
          <span className="sl-act">
            <Action item={item} {...props} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function NextFree({ next, timeZone }: { next: NonNullable<ListRow['next']>; timeZone: string }) {
  if (next.action !== 'reserve') {
    return (
      <Rich
        of={m.reservationsAvailability.freeNowUntil}
        time={<ClockText text={formatTime(next.endsAt, timeZone)} />}
      />
    );
  }
  return (
    <Rich
      of={next.isLater ? m.reservationsAvailability.forYouTime : m.reservationsAvailability.freeTime}
      time={<ClockRange from={formatTime(next.startsAt, timeZone)} to={formatTime(next.endsAt, timeZone)} />}
    />
  );
}

interface CurrentProps {
  item: ListRow;
  timeZone: string;
  /** When the day ends: what goes on over it ends later, or nobody knows when. */
  dayEnd: Date | undefined;
}

function Current({ item, timeZone, dayEnd }: CurrentProps): ReactNode {
  const { row, current, next } = item;
  if (!current) return null;
  const until = <ClockText text={formatTime(current.endsAt, timeZone)} />;
  const goesOn = +current.endsAt === Number(dayEnd);
  switch (current.state) {
    case 'taken':
      return (
        <Rich
          of={
            current.booking?.name === undefined
              ? m.reservationsAvailability.occupiedUntilTime
              : m.reservationsAvailability.nameUntilTime
          }
          name={current.booking?.name}
          time={until}
        />
      );
    case 'mine':
      return <Rich of={m.reservationsAvailability.yoursUntilTime} time={until} />;
    case 'held':
      return <HeldNow booking={current.booking} />;
    case 'maintenance':
      if (current.booking?.closedFor)
        return closedWords({ ...current.booking, reason: current.booking.closedFor }, timeZone);
      return goesOn ? (
        m.reservationsAvailability.inMaintenance
      ) : (
        <Rich of={m.reservationsAvailability.inMaintenanceUntilTime} time={until} />
      );
    case 'closed':
      return m.reservationsAvailability.closedNow;
    case 'walkin':
      return m.reservationsAvailability.walkInNow;
    default: {
      if (next?.action !== 'reserve') return null;
      const between = row.bars.find(
        ({ state, startsAt }) =>
          isBookingState(state) && startsAt >= current.endsAt && startsAt < next.startsAt,
      );
      if (between?.state === 'taken')
        return (
          <Rich
            of={
              between.booking?.name === undefined
                ? m.reservationsAvailability.occupiedFromTime
                : m.reservationsAvailability.nameFromTime
            }
            name={between.booking?.name}
            time={<ClockText text={formatTime(between.startsAt, timeZone)} />}
          />
        );
      return current.state === 'peak'
        ? m.reservationsAvailability.peakHoursNow
        : m.reservationsAvailability.byReservation;
    }
  }
}

/** One's own reservation later that day. */
function Own({ item: { own }, timeZone }: { item: ListRow; timeZone: string }): ReactNode {
  if (!own) return null;
  return (
    <span className="stack">
      <Rich
        of={m.reservationsAvailability.yoursTime}
        time={<ClockRange from={formatTime(own.startsAt, timeZone)} to={formatTime(own.endsAt, timeZone)} />}
      />
    </span>
  );
}

function HeldNow({ booking }: { booking: GridBooking | undefined }): ReactNode {
  if (!booking?.held) return m.common.held;
  const { held } = booking;
  if (!held.until) return heldWords(held);
  return <Rich of={heldUntilWords(held)} name={held.name} time={<ClockText text={held.until} />} />;
}

function heldUntilWords({ isMine, name }: Held): string {
  if (isMine) return m.reservationsAvailability.heldForYouUntil;
  return name === undefined
    ? m.reservationsAvailability.heldForSomebodyInLineUntil
    : m.reservationsAvailability.heldForNameUntil;
}

function Action({ item, ...props }: StatusListProps & { item: ListRow }) {
  const { row, next, current } = item;
  if (next && next.action !== 'reserve') {
    const words =
      next.action === 'begin'
        ? m.reservationsAvailability.chargeNowAtCharger
        : m.reservationsAvailability.walkInAtCharger;
    return (
      <button type="button" className="btn btn-quiet" onClick={() => props.onWalkIn(row.spot)}>
        <Offer words={words} spotNumber={row.spot.spotNumber} isRefused={next.isRefused === true} />
      </button>
    );
  }
  if (next) {
    return (
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => props.onReserve(row.spot, next.startsAt)}
      >
        <Offer
          words={m.reservationsAvailability.reserveCharger}
          spotNumber={row.spot.spotNumber}
          isRefused={next.isRefused === true}
        />
      </button>
    );
  }
  if (current?.booking && current.state !== 'maintenance' && props.onDetails) {
    const { onDetails } = props;
    return (
      <button
        type="button"
        className="btn btn-quiet"
        aria-haspopup="dialog"
        onClick={(event) => onDetails(row.spot, current, event.currentTarget)}
      >
        <Rich
          of={m.reservationsAvailability.detailsOfCharger}
          span={heard}
          spotNumber={row.spot.spotNumber}
        />
      </button>
    );
  }
  const { state, booking } = current ?? row.bars.find((bar) => isBookingState(bar.state)) ?? {};
  if (booking?.closedFor) return <Badge Icon={Ban} word={m.common.closed} />;
  if (state === 'maintenance') return <Badge Icon={Wrench} word={m.common.maintenance} />;
  if (state === 'held') return <Badge Icon={Hourglass} word={m.common.held} />;
  if (state === 'mine') return <Badge Icon={Check} word={m.reservationsAvailability.yours} />;
  return null;
}

/** What can only be refused is not offered; a press says why. */
function Offer(props: { words: string; spotNumber: string; isRefused: boolean }) {
  const words = props.isRefused ? m.reservationsAvailability.whyNotCharger : props.words;
  return <Rich of={words} span={heard} spotNumber={props.spotNumber} />;
}

/** Only spoken. */
const heard = (words: ReactNode): ReactNode => <span className="vh">{words}</span>;

function Badge({ Icon, word }: { Icon: typeof Check; word: string }) {
  return (
    <span className="badge">
      <Icon className="ic" aria-hidden="true" />
      {word}
    </span>
  );
}

/** What occupies the charger that day as a line, on wide screens only; the words beside it say what matters. */
function DayLine({ row, columnCount, needle }: { row: GridRow; columnCount: number; needle: number | null }) {
  const percent = (columns: number) => `${(columns / columnCount) * 100}%`;
  const bars = row.bars.filter((bar) => isBookingState(bar.state));
  return (
    <span className="day" aria-hidden="true">
      {[0, 25, 50, 75, 100].map((left) => (
        <i key={left} style={{ insetInlineStart: `${left}%` }} />
      ))}
      {bars.map((bar) => (
        <u
          key={bar.from}
          className={bar.isPast ? 'is-past' : `k-${bar.state}`}
          style={{ insetInlineStart: percent(bar.from), width: percent(bar.to - bar.from) }}
        />
      ))}
      {needle !== null && <em style={{ insetInlineStart: percent(needle) }} />}
    </span>
  );
}
