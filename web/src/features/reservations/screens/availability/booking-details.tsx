import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { canCancel, canEdit, formatPhone, formatTime, localDate, type LocalDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { differingZone, formatDay } from '../../../../lib/dates.ts';
import { useUnlessLive } from '../../../../lib/live/health.ts';
import { paths, reportPath, reservationPath } from '../../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { AddToCalendar } from '../../../calendar/add-to-calendar.tsx';
import { waitQuery } from '../../../waitlist/line-words.ts';
import { chargerDayQuery, DAY_REFETCH_MS } from '../../api.ts';
import { DetailsFloat } from '../../components/details-float.tsx';
import { ReservationDetails } from '../../components/reservation-details.tsx';
import { heldOf, personName } from '../../held-words.ts';
import { periodOf } from '../../rule-context.ts';
import { waitFor } from '../../wait-link.ts';
import { useOfferPath } from '../use-offer-path.ts';
import { plugWords } from '../../../locations/words.ts';

/** A reservation on the grid of a day, and the bar that was pressed. */
export type ShownBooking = {
  reservation: DayReservation;
  date: LocalDate;
  location: Location;
  spot: Spot;
  anchor: HTMLElement;
};

/** Details of a reservation; the server has already removed what the organization hides. */
export function BookingDetails({
  shown,
  onBegin,
  onClose,
}: {
  shown: ShownBooking | null;
  /** Begins it now; null if it cannot begin. */
  onBegin: (() => void) | null;
  onClose: () => void;
}): ReactNode {
  const titleId = useId();
  return (
    <DetailsFloat anchor={shown?.anchor ?? null} titleId={titleId} onClose={onClose}>
      {shown && <Details {...{ shown, titleId, onBegin, onClose }} />}
    </DetailsFloat>
  );
}

type DetailsProps = Omit<Parameters<typeof BookingDetails>[0], 'shown'> & {
  shown: ShownBooking;
  titleId: string;
};

function Details({ shown, onBegin, ...props }: DetailsProps): ReactNode {
  const { reservation, date, location, spot } = shown;
  const now = useNow();
  const ofCharger = useQuery({
    ...chargerDayQuery(date, spot.id, location.id),
    refetchInterval: useUnlessLive(DAY_REFETCH_MS),
  });
  const isToday = date === localDate(now, location.timezone);
  const isHeld = reservation.status === 'held';
  const offerPath = useOfferPath(isHeld && reservation.isMine ? reservation : null);
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  const isOver = Date.parse(reservation.endsAt) <= now.getTime();
  const canWait = hasLine && !isOver && !reservation.isMine && reservation.kind !== 'closure';
  const facts = { ...reservation, ...periodOf(reservation), releasedAt: null };
  const whole = ofCharger.data?.find(({ id }) => id === reservation.id);
  return (
    <ReservationDetails
      {...props}
      slot={shownSlot(reservation)}
      date={formatDay(date)}
      locationName={location.name}
      spot={{
        spotNumber: spot.spotNumber,
        powerKw: spot.powerOutput,
        connector: plugWords(spot),
      }}
      held={isHeld ? heldOf(reservation) : undefined}
      reservedBy={reservation.isMine ? 'You' : personName(reservation)}
      vehicle={whole && vehicleText(whole)}
      contact={whole && contactText(whole)}
      note={ofCharger.isLoadingError && 'The vehicle and the contact could not be loaded.'}
      actions={
        <>
          {isHeld && reservation.isMine && (
            <ButtonLink look="primary" href={offerPath}>
              See the offer
            </ButtonLink>
          )}
          {!isHeld && reservation.isMine && (
            <>
              {onBegin && (
                <Button
                  look="primary"
                  onClick={() => {
                    props.onClose();
                    onBegin();
                  }}
                >
                  Charge now
                </Button>
              )}
              {canEdit(facts, now) && (
                <ButtonLink href={`${reservationPath(reservation.id)}&ask=edit`}>Edit</ButtonLink>
              )}
              {!isOver && <AddToCalendar reservation={reservation} />}
              {canCancel(facts, now) && (
                <ButtonLink look="loss" href={`${reservationPath(reservation.id)}&ask=cancel`}>
                  Cancel reservation
                </ButtonLink>
              )}
              <ButtonLink look="quiet" href={reservationPath(reservation.id)}>
                Manage on the dashboard
              </ButtonLink>
            </>
          )}
          {canWait && (
            <ButtonLink href={`${paths.line}${waitQuery(waitFor(reservation, now))}`}>
              Wait for this charger
            </ButtonLink>
          )}
          {isToday && (
            <ButtonLink look="quiet" href={reportPath(spot.id)}>
              Report a problem
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

function shownSlot(reservation: DayReservation): { from: string; to: string; zone: string | null } {
  const { startsAt, endsAt } = periodOf(reservation);
  const { timezone } = reservation;
  return {
    from: formatTime(startsAt, timezone),
    to: formatTime(endsAt, timezone),
    zone: differingZone(startsAt, timezone),
  };
}

function vehicleText({ vehicle }: DayReservation): string | undefined {
  const model = [vehicle?.make, vehicle?.model].filter(Boolean).join(' ');
  return [model, vehicle?.color?.toLowerCase()].filter(Boolean).join(', ') || undefined;
}

function contactText({ user, isMine }: DayReservation): string | undefined {
  if (isMine) return undefined;
  // No line ends within a number.
  const phone = user?.phone && formatPhone(user.phone).replaceAll(' ', '\u00a0');
  return [user?.email, phone].filter(Boolean).join(', ') || undefined;
}
