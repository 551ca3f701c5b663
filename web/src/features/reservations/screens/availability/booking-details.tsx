import { m } from '@chargerota/messages';
import type { DayReservation, Location, Spot } from '@chargerota/contract';
import {
  formatNumber,
  canCancel,
  canEdit,
  formatPhone,
  formatTime,
  HOUR_MS,
  localDate,
  localTime,
} from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { differingZone, formatDay } from '../../../../lib/dates.ts';
import { useUnlessLive } from '../../../../lib/live/health.ts';
import { paths, reportPath, reservationPath } from '../../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { AddToCalendar } from '../../../calendar/add-to-calendar.tsx';
import { plugWords } from '../../../locations/words.ts';
import { waitQuery } from '../../../waitlist/line-words.ts';
import type { WaitLink } from '../../../waitlist/line-words.ts';
import { chargerDayQuery, DAY_REFETCH_MS } from '../../api.ts';
import { closedOf, closedWords } from '../../day/closed-words.ts';
import { heldOf, personName } from '../../day/charger-words.ts';
import type { Held } from '../../day/charger-words.ts';
import { ClockRange } from '../../day/clock-text.tsx';
import { periodOf } from '../../member/rule-context.ts';
import { useOfferPath } from '../../../waitlist/api.ts';
import { colourWords } from '../../../accounts/profile/colour-words.ts';
import './booking-details.css';

/** A reservation on the grid of a day, and the bar that was pressed. */
export type ShownBooking = {
  reservation: DayReservation;
  date: LocalDate;
  location: Location;
  spot: Spot;
  anchor: HTMLElement;
};

type BookingDetailsProps = {
  shown: ShownBooking | null;
  /** Begins it now; null if it cannot begin. */
  onBegin: (() => void) | null;
  onClose: () => void;
};

/**
 * Details of a reservation, from which the server has already removed what the organization hides: on wide screens in a
 * popover with a pointer beside its bar, over past hours if there is room; on phones in a sheet above the navigation.
 * Escape, or a press elsewhere, closes it and returns the focus to the bar.
 */
export function BookingDetails({ shown, onBegin, onClose }: BookingDetailsProps): ReactNode {
  const titleId = useId();
  const anchor = shown?.anchor ?? null;
  // Kept after closing, to return the focus.
  const [last, setLast] = useState(anchor);
  if (anchor && anchor !== last) setLast(anchor);
  return (
    <Popover.Root open={shown !== null} onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: last }} />
      <Popover.Portal>
        <Popover.Content
          className="pop details-float"
          aria-labelledby={titleId}
          side="left"
          sideOffset={12}
          collisionPadding={{ top: 16, left: 16, right: 16, bottom: 96 }}
          onOpenAutoFocus={() => last?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            last?.focus({ preventScroll: true });
          }}
        >
          {shown && <Details {...{ shown, titleId, onBegin, onClose }} />}
          <Popover.Arrow className="details-arrow" width={16} height={8} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type DetailsProps = Omit<BookingDetailsProps, 'shown'> & { shown: ShownBooking };

function Details({ titleId, ...props }: DetailsProps & { titleId: string }): ReactNode {
  const { reservation, date, location, spot } = props.shown;
  const ofCharger = useQuery({
    ...chargerDayQuery(date, spot.id, location.id),
    refetchInterval: useUnlessLive(DAY_REFETCH_MS),
  });
  const { timezone } = reservation;
  const { startsAt, endsAt } = periodOf(reservation);
  const zone = differingZone(startsAt, timezone);
  const closed = closedOf(reservation);
  const held = reservation.status === 'held' ? heldOf(reservation) : null;
  const person = reservation.isMine ? m.common.you : personName(reservation);
  const whole = ofCharger.data?.find(({ id }) => id === reservation.id);
  const vehicle = whole && vehicleText(whole);
  const contact = whole && contactText(whole);
  return (
    <div className="det">
      <div className="det-head row ends">
        <h2 id={titleId}>
          {closed
            ? m.reservationsAvailability.closedForATime
            : held
              ? m.reservationsAvailability.heldSlot
              : m.reservationsAvailability.reservationDetails}
        </h2>
        <button type="button" className="icon-btn" aria-label={m.common.close} onClick={props.onClose}>
          <X className="ic" />
        </button>
      </div>
      <p className="det-time fig fig-28">
        <span className="vh">{m.reservationsAvailability.timeSlot} </span>
        <ClockRange from={formatTime(startsAt, timezone)} to={formatTime(endsAt, timezone)} large />
        {zone && <span className="zn"> {zone}</span>}
      </p>
      <dl className="facts">
        <Fact name={m.common.date}>{formatDay(date)}</Fact>
        {held && <Fact name={m.reservationsAvailability.heldFor}>{heldBy(held)}</Fact>}
        {held?.until && <Fact name={m.reservationsAvailability.heldUntil}>{held.until}</Fact>}
        {closed && <Fact name={m.common.status}>{closedWords(closed, timezone)}</Fact>}
        {!held && !closed && (
          <Fact name={person ? m.reservationsAvailability.reservedBy : m.common.status}>
            {person ?? m.reservationsAvailability.occupied}
          </Fact>
        )}
        <Fact name={m.common.location}>{location.name}</Fact>
        <Fact name={m.common.charger}>
          <span className="fig">{spot.spotNumber}</span>{' '}
          <span className="mute">
            {m.reservationsAvailability.powerKW({ power: formatNumber(spot.powerOutput) })}, {plugWords(spot)}
          </span>
        </Fact>
        {/* Last: these are loaded once the details are open, and what is read already stays where it is. */}
        {vehicle && <Fact name={m.reservationsAvailability.vehicle}>{vehicle}</Fact>}
        {contact && <Fact name={m.reservationsAvailability.contact}>{contact}</Fact>}
      </dl>
      {ofCharger.isLoadingError && (
        <p className="sm mute">{m.reservationsAvailability.theVehicleAndTheContact}</p>
      )}
      <div className="det-act">
        <Acts {...props} />
      </div>
    </div>
  );
}

function Acts({ shown: { reservation, date, location, spot }, onBegin, onClose }: DetailsProps): ReactNode {
  const { id, isMine, kind } = reservation;
  const now = useNow();
  const isHeld = reservation.status === 'held';
  const offerPath = useOfferPath(isHeld && isMine ? reservation : null);
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  const isOver = Date.parse(reservation.endsAt) <= now.getTime();
  const facts = { ...reservation, ...periodOf(reservation), releasedAt: null };
  return (
    <>
      {isHeld && isMine && (
        <ButtonLink look="primary" href={offerPath}>
          {m.common.seeTheOffer}
        </ButtonLink>
      )}
      {!isHeld && isMine && (
        <>
          {onBegin && (
            <Button
              look="primary"
              onClick={() => {
                onClose();
                onBegin();
              }}
            >
              {m.reservationsAvailability.chargeNow}
            </Button>
          )}
          {canEdit(facts, now) && (
            <ButtonLink href={`${reservationPath(id)}&ask=edit`}>{m.common.edit}</ButtonLink>
          )}
          {!isOver && <AddToCalendar reservation={reservation} />}
          {canCancel(facts, now) && (
            <ButtonLink look="loss" href={`${reservationPath(id)}&ask=cancel`}>
              {m.reservationsAvailability.cancelReservation}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" href={reservationPath(id)}>
            {m.reservationsAvailability.manageOnTheDashboard}
          </ButtonLink>
        </>
      )}
      {hasLine && !isOver && !isMine && kind !== 'closure' && (
        <ButtonLink href={`${paths.line}${waitQuery(waitFor(reservation, now))}`}>
          {m.reservationsAvailability.waitForThisCharger}
        </ButtonLink>
      )}
      {date === localDate(now, location.timezone) && (
        <ButtonLink look="quiet" href={reportPath(spot.id)}>
          {m.reservationsAvailability.reportAProblem}
        </ButtonLink>
      )}
    </>
  );
}

/**
 * What to wait for instead of a slot that somebody else has: its charger and hours. Once it runs, any start until its last
 * hour will do, because whatever frees of it begins then.
 */
export function waitFor(
  row: Pick<DayReservation, 'locationId' | 'spotId' | 'startsAt' | 'endsAt' | 'timezone'>,
  now: Date,
): WaitLink {
  const { startsAt, endsAt } = periodOf(row);
  const { timezone } = row;
  const from = startsAt > now ? startsAt : now;
  const date = localDate(from, timezone);
  const last = new Date(endsAt.getTime() - 1);
  const lastHour = localDate(last, timezone) === date ? localTime(last, timezone).hour : 23;
  const hours = Math.ceil((endsAt.getTime() - from.getTime()) / HOUR_MS);
  return {
    location: row.locationId,
    spot: row.spotId,
    date,
    from: String(localTime(from, timezone).hour),
    ...(startsAt <= now && { to: String(lastHour) }),
    hours: String(Math.min(hours, 24)),
  };
}

const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function heldBy({ isMine, name }: Held): string {
  if (isMine) return m.reservationsAvailability.you;
  return name ? capitalized(name) : m.reservationsAvailability.somebodyInLine;
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function vehicleText({ vehicle }: DayReservation): string | undefined {
  const model = [vehicle?.make, vehicle?.model].filter(Boolean).join(' ');
  return [model, vehicle?.color && colourWords(vehicle.color)].filter(Boolean).join(', ') || undefined;
}

/** An email address, and a phone number in which no line ends. On a line that is too short, it breaks after the @ first. */
function contactText({ user, isMine }: DayReservation): ReactNode {
  const phone = user?.phone && formatPhone(user.phone).replaceAll(' ', '\u00a0');
  const contact = [user?.email, phone].filter(Boolean).join(', ');
  if (isMine || !contact) return null;
  const at = contact.lastIndexOf('@') + 1;
  return (
    <>
      {contact.slice(0, at)}
      <wbr />
      {contact.slice(at)}
    </>
  );
}
