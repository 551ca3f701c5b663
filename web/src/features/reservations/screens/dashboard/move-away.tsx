import { addDays, localDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { locationSpotsQuery } from '../../../locations/api.ts';
import { ownReportsOf } from '../../../locations/report-words.ts';
import { spotReportsQuery } from '../../../locations/reports-api.ts';
import { dayReservationsQuery } from '../../api.ts';
import { otherFree } from '../charger/at-charger.ts';
import { canGoToFront, ToFront, useFrontWords } from '../report/to-front.tsx';
import { useMove } from '../report/use-move.ts';
import type { OwnRow } from './own-rows.ts';

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
  const day = useQuery(dayReservationsQuery(today, row.locationId)).data;
  const nextDay = useQuery(dayReservationsQuery(addDays(today, 1), row.locationId)).data;
  const { moveTo, isPending } = useMove();
  const front = useFrontWords();
  const spot = spots?.find(({ id }) => id === row.spotId);
  if (!spots || !spot || !day || !nextDay) return null;
  const period = { startsAt: now, endsAt: row.endsAt };
  const [other] = otherFree({ spot, spots, reservations: [...day, ...nextDay] }, period, reported);
  const title = `You reported that charger ${spot.spotNumber} is ${kind}`;
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
          Move to charger {other.spotNumber}
        </Button>
      }
    >
      Charger {other.spotNumber} is free until your time ends.
    </Notice>
  );
}
