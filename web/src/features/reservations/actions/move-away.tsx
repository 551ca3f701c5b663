import { m } from '@chargerota/messages';
import type { DayReservation, Spot } from '@chargerota/contract';
import { isInService, localDate, overlaps } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import { periodOf } from '../member/rule-context.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { locationSpotsQuery } from '../../locations/api.ts';
import { ownReportsOf } from '../../locations/report-words.ts';
import { spotReportsQuery } from '../../locations/reports-api.ts';
import { useMoveReservation } from '../api.ts';
import { useOccupied } from '../day/use-occupied.ts';
import type { OwnRow } from '../member/own-rows.ts';
import { useLocation } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast.ts';
import { useGoToFront } from '../../waitlist/api.ts';

/**
 * Offers another charger as long as the reader's own report of this one stands, as they were offered it with the report; and
 * the front of the line if no other is free.
 */
export function MoveAway({ row }: { row: OwnRow }): ReactNode {
  const reports = useQuery(spotReportsQuery).data ?? [];
  const [own] = ownReportsOf(reports, row.spotId);
  const reported = new Set(reports.map(({ spotId }) => spotId));
  return own && <Offer row={row} kind={own.kind} reported={reported} />;
}

type OfferProps = { row: OwnRow; kind: 'blocked' | 'broken'; reported: ReadonlySet<string> };

function Offer({ row, kind, reported }: OfferProps): ReactNode {
  const now = useNow();
  const today = localDate(now, row.timezone);
  const spots = useQuery(locationSpotsQuery(row.locationId)).data;
  const { reservations, isKnown } = useOccupied(today, row.locationId);
  const { moveTo, isPending } = useMove();
  const front = useFrontWords();
  const spot = spots?.find(({ id }) => id === row.spotId);
  if (!spots || !spot || !isKnown) return null;
  const period = { startsAt: now, endsAt: row.endsAt };
  const [other] = otherFree({ spot, spots, reservations }, period, reported);
  const title = m.reservationsActions.youReportedThatCharger[kind]({ spotNumber: spot.spotNumber });
  if (!other)
    return (
      canGoToFront(row) && (
        <Notice tone="wait" title={title} action={<ToFront row={row} />}>
          {front.text}
        </Notice>
      )
    );
  return (
    <Notice
      tone="wait"
      title={title}
      action={
        <Button look="primary" busy={isPending} onClick={() => moveTo(row.id, other.id)}>
          {m.reservationsActions.moveToChargerSpotNumber({ spotNumber: other.spotNumber })}
        </Button>
      }
    >
      {m.reservationsActions.chargerSpotNumberIsFreeUntil({ spotNumber: other.spotNumber })}
    </Notice>
  );
}

/**
 * What is left to whoever has reported their charger and finds no other: of a charging session, which has begun,
 * nothing.
 */
export const canGoToFront = ({ kind, status }: OwnRow): boolean =>
  kind === 'reservation' && status === 'confirmed';

/** What the press brings. */
export function useFrontWords(): { act: string; text: string } {
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  return hasLine
    ? {
        act: m.reservationsActions.goToTheFrontOf,
        text: m.reservationsActions.noOtherChargerIsFree,
      }
    : {
        act: m.reservationsActions.giveUpTheReservation,
        text: m.reservationsActions.noOtherChargerIsFreeUntil,
      };
}

/** Gives the reservation up, and leads to the line. */
export function ToFront({ row, onDone }: { row: OwnRow; onDone?: () => void }): ReactNode {
  const [, navigate] = useLocation();
  const { act } = useFrontWords();
  const front = useGoToFront(({ watch: entry }) => {
    onDone?.();
    toast({
      title: entry ? m.reservationsActions.youAreAtTheFront : m.reservationsActions.reservationGivenUp,
      description: m.reservationsActions.nothingOfYourReservationCounts,
    });
    if (entry) navigate(paths.line);
  });
  return (
    <Button look="primary" busy={front.isPending} onClick={() => front.mutate(row.id)}>
      {act}
    </Button>
  );
}

/** Takes another charger of the location for the same time, and says so. */
export function useMove(onMoved: () => void = () => undefined) {
  const move = useMoveReservation();
  return {
    isPending: move.isPending,
    moveTo: (id: string, spotId: string): void =>
      move.mutate(
        { id, spotId },
        {
          onSuccess: ({ spot: { spotNumber } }) => {
            toast({
              title: m.reservationsActions.chargerSpotNumberIsYours({ spotNumber }),
              description: m.reservationsActions.yourReservationHasMovedThere,
            });
            onMoved();
          },
        },
      ),
  };
}

/** The other chargers of the location that nobody has in a period, and nobody has reported. */
export function otherFree(
  {
    spot,
    spots,
    reservations,
  }: { spot: Spot; spots: readonly Spot[]; reservations: readonly DayReservation[] },
  period: Period,
  reported: ReadonlySet<string>,
): Spot[] {
  const taken = new Set(
    reservations.filter((row) => overlaps(periodOf(row), period)).map(({ spotId }) => spotId),
  );
  return spots.filter(
    (other) =>
      other.id !== spot.id &&
      other.locationId === spot.locationId &&
      isInService(other) &&
      !taken.has(other.id) &&
      !reported.has(other.id),
  );
}
