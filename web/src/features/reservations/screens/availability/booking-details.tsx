import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { formatTime } from '@chargerota/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { differingZone } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { useIsRouted } from '../../../../lib/routed-paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { DetailsFloat } from '../../components/details-float.tsx';
import { ReservationDetails } from '../../components/reservation-details.tsx';
import { personName } from '../../location-day.ts';
import { periodOf } from '../../rule-context.ts';
import { connectorLabel } from '../../../locations/words.ts';

/** A reservation in the grid, and the bar that was pressed. */
export type ShownBooking = {
  reservation: DayReservation;
  location: Location;
  spot: Spot;
  anchor: HTMLElement;
};

/** Details of a reservation; the server has already removed what the organization hides. */
export function BookingDetails({
  shown,
  onClose,
}: {
  shown: ShownBooking | null;
  onClose: () => void;
}): ReactNode {
  const titleId = useId();
  const hasDashboard = useIsRouted(paths.dashboard);
  return (
    <DetailsFloat anchor={shown?.anchor ?? null} titleId={titleId} onClose={onClose}>
      {shown && (
        <ReservationDetails
          titleId={titleId}
          slot={slotOf(shown.reservation)}
          locationName={shown.location.name}
          spot={{
            spotNumber: shown.spot.spotNumber,
            powerKw: shown.spot.powerOutput,
            connector: connectorLabel(shown.spot.connectorType),
          }}
          reservedBy={reservedBy(shown.reservation)}
          vehicle={vehicleText(shown.reservation)}
          contact={contactText(shown.reservation)}
          actions={
            shown.reservation.isMine &&
            hasDashboard && <ButtonLink href={paths.dashboard}>Manage on the dashboard</ButtonLink>
          }
          onClose={onClose}
        />
      )}
    </DetailsFloat>
  );
}

function slotOf(reservation: DayReservation): { from: string; to: string; zone: string | null } {
  const { startsAt, endsAt } = periodOf(reservation);
  const { timezone } = reservation;
  return {
    from: formatTime(startsAt, timezone),
    to: formatTime(endsAt, timezone),
    zone: differingZone(startsAt, timezone),
  };
}

function reservedBy(reservation: DayReservation): string | undefined {
  if (reservation.isMine) return 'You';
  if (reservation.status === 'held') return 'Held for a member';
  return personName(reservation);
}

function vehicleText({ vehicle }: DayReservation): string | undefined {
  const model = [vehicle?.make, vehicle?.model].filter(Boolean).join(' ');
  return [model, vehicle?.color?.toLowerCase()].filter(Boolean).join(', ') || undefined;
}

function contactText({ user, isMine }: DayReservation): string | undefined {
  if (isMine) return undefined;
  return [user?.email, user?.phone].filter(Boolean).join(', ') || undefined;
}
