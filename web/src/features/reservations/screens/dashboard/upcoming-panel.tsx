import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { localDate, localTime } from '@chargerota/domain';
import { Ellipsis, MapPin, Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../../../lib/paths.ts';
import { differingZone, formatNearDay } from '../../../../lib/dates.ts';
import { Button, ButtonLink, IconButton } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/page.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import { ListTimeRange } from '../../../../ui/time.tsx';
import { AddToCalendar } from '../../../calendar/add-to-calendar.tsx';
import { MiniRibbon } from '../../day/mini-ribbon.tsx';
import { isLongNumber } from '../../day/charger-words.ts';
import type { ReservationActions } from '../../actions/use-reservation-actions.tsx';
import { dayAndHours, type OwnRow } from '../../member/own-rows.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { WhereToFind } from '../../../locations/place/where-to-find.tsx';
import { Rating } from '../../../locations/reviews/rating.tsx';

type UpcomingPanelProps = {
  rows: readonly OwnRow[];
  locations: readonly Location[];
  /** The reservation that a link leads to; it is marked. */
  asked: string | null;
  /** True if the next reservation is shown above, so that an empty list needs no explanation. */
  hasNext: boolean;
  canBook: boolean;
  actions: ReservationActions;
  now: Date;
};

/** My Upcoming Reservations: those after the one that is shown above. */
export function UpcomingPanel(props: UpcomingPanelProps): ReactNode {
  const { rows, locations, asked, hasNext, canBook, actions, now } = props;
  const [found, setFound] = useState<Location | null>(null);
  const findOf = (row: OwnRow) => {
    const location = locations.find(({ id }) => id === row.locationId);
    return location && (() => setFound(location));
  };
  return (
    <Section title={m.reservationsDashboard.myUpcomingReservations}>
      {rows.length > 0 ? (
        <ul className="rows">
          {rows.map((row) => (
            <UpcomingRow
              key={row.id}
              row={row}
              isAsked={row.id === asked}
              actions={actions}
              now={now}
              onFind={findOf(row)}
            />
          ))}
        </ul>
      ) : (
        <div className="d-quiet line mid ends gap-4-16">
          <p className="mute">
            {hasNext
              ? m.reservationsDashboard.nothingAfterThat
              : m.reservationsDashboard.yourReservationsAreListedHere}
          </p>
          {hasNext && canBook && <ButtonLink href={paths.booking}>{m.reservationsDashboard.book}</ButtonLink>}
        </div>
      )}
      {found && <FindDialog location={found} onClose={() => setFound(null)} />}
    </Section>
  );
}

type UpcomingRowProps = {
  row: OwnRow;
  isAsked: boolean;
  actions: ReservationActions;
  now: Date;
  /** Shows where the charger is to be found; missing if its location is not in use any more. */
  onFind: (() => void) | undefined;
};

function UpcomingRow({ row, isAsked, actions, now, onFind }: UpcomingRowProps): ReactNode {
  const { startsAt, endsAt, timezone } = row;
  const start = localTime(startsAt, timezone);
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
  return (
    <li className={isAsked ? 'u-row is-asked' : 'u-row'} data-reservation={row.id} tabIndex={-1}>
      <span className="u-date">{nearDay(row, now)}</span>
      <span className="u-time">
        <ListTimeRange from={startsAt} to={endsAt} zone={timezone} />
      </span>
      <Where row={row} />
      <span className="u-mini">
        <MiniRibbon startHour={start.hour} hours={hours} />
      </span>
      <span className="u-act">
        {onFind && (
          <IconButton
            label={m.reservationsDashboard.whereToFindNameOn({
              name: row.location.name,
              day: dayAndHours(row),
            })}
            onClick={onFind}
          >
            <MapPin className="ic ic-16" aria-hidden="true" />
          </IconButton>
        )}
        <AddToCalendar reservation={row} look="icon" day={dayAndHours(row)} />
        {actions.canChange(row) && (
          <Button
            look="quiet"
            aria-label={m.reservationsDashboard.editDay({ day: dayAndHours(row) })}
            onClick={() => actions.onEdit(row)}
          >
            <Pencil className="ic ic-16" aria-hidden="true" />
            {m.common.edit}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={m.reservationsDashboard.cancelDay({ day: dayAndHours(row) })}
          onClick={() => actions.onCancel(row)}
        >
          {m.reservationsDashboard.cancelButton}
        </Button>
      </span>
      <MoreMenu row={row} actions={actions} onFind={onFind} />
    </li>
  );
}

/** `Today`, on the clocks of the location. */
export const nearDay = ({ date, timezone }: OwnRow, now: Date): string =>
  formatNearDay(date, localDate(now, timezone));

const NBSP = '\u00a0';

/** The charger and location of a row, and the zone if its clocks differ from the viewer's. */
export function Where({ row }: { row: OwnRow }): ReactNode {
  const zone = differingZone(row.startsAt, row.timezone);
  return (
    <span className="u-where">
      <b className={isLongNumber(row.spot.spotNumber) ? 'fig is-long' : 'fig'}>{row.spot.spotNumber}</b>
      <span>
        {row.location.name}
        {/* Together with the last word of the name: alone in a line, a zone says nothing. */}
        {zone && <span className="mute">{`${NBSP}·${NBSP}${zone}`}</span>}
      </span>
    </span>
  );
}

/** A row's actions in a menu on phones, where it has no room for them. */
function MoreMenu({ row, actions, onFind }: Omit<UpcomingRowProps, 'isAsked' | 'now'>): ReactNode {
  const [open, setOpen] = useState(false);
  const label = m.reservationsDashboard.actionsForDay({ day: dayAndHours(row) });
  const trigger = useRef<HTMLButtonElement>(null);
  // The dialog returns the focus to the element that had it when it opened, so that has to be one that stays.
  const choose = (act: (row: OwnRow) => void): void => {
    flushSync(() => setOpen(false));
    trigger.current?.focus();
    act(row);
  };
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton ref={trigger} label={label} className="u-more">
          <Ellipsis className="ic" aria-hidden="true" />
        </IconButton>
      }
    >
      <div className="d-menu">
        <AddToCalendar reservation={row} look="quiet" />
        {onFind && (
          <Button look="quiet" onClick={() => choose(onFind)}>
            <MapPin className="ic ic-16" aria-hidden="true" />
            {m.reservationsDashboard.whereToFindIt}
          </Button>
        )}
        {actions.canChange(row) && (
          <Button look="quiet" onClick={() => choose(actions.onEdit)}>
            {m.common.edit}
          </Button>
        )}
        <Button look="loss" onClick={() => choose(actions.onCancel)}>
          <X className="ic ic-16" aria-hidden="true" />
          {m.reservationsDashboard.cancelReservation}
        </Button>
      </div>
    </Popover>
  );
}

/** Where a reservation's chargers are, whom to call, and how others rate the location. */
function FindDialog({ location, onClose }: { location: Location; onClose: () => void }): ReactNode {
  return (
    <Dialog
      open
      onClose={onClose}
      title={location.name}
      actions={
        <Button data-safe onClick={onClose}>
          {m.common.close}
        </Button>
      }
    >
      <WhereToFind location={location} />
      <Rating location={location} />
    </Dialog>
  );
}
