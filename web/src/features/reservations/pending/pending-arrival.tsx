import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsArrivalPending, dropArrival, useRefusedArrivals } from '../../../lib/pending/arrivals.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ownReportsOf } from '../../locations/report-words.ts';
import { spotReportsQuery } from '../../locations/reports-api.ts';
import type { OwnRow } from '../member/own-rows.ts';
import { Notice } from '../../../ui/notice.tsx';
import { paths } from '../../../lib/paths.ts';

type ConfirmOrWaitProps = {
  row: OwnRow;
  actions: { isConfirming: boolean; onConfirm: (row: OwnRow) => void };
  className?: string;
  children: ReactNode;
};

/** Confirms an arrival; once that was pressed without a network, says that it waits. */
export function ConfirmOrWait({ row, actions, className, children }: ConfirmOrWaitProps): ReactNode {
  const reports = useQuery(spotReportsQuery).data ?? [];
  const isReported = ownReportsOf(reports, row.spotId).length > 0;
  if (useIsArrivalPending(row.id)) return <ArrivalWaits />;
  return (
    <Button
      data-act="confirm"
      // Whoever has reported the charger is led to another one (move-away.tsx).
      look={isReported ? 'line' : 'primary'}
      large
      block
      busy={actions.isConfirming}
      onClick={() => actions.onConfirm(row)}
      className={className}
    >
      {children}
    </Button>
  );
}

/** In the place of Confirm arrival, once it was pressed without a network. */
export const ArrivalWaits = (): ReactNode => (
  <Notice tone="wait" title={m.reservationsPending.yourArrivalIsNotConfirmed}>
    {m.reservationsPending.yourConfirmationIsSavedAnd}
  </Notice>
);

/** Says of each arrival that was sent late why the server refused it, until that is put away. */
export const RefusedArrivals = (): ReactNode =>
  useRefusedArrivals().map(({ reservationId, refusal }) => (
    <Notice
      key={reservationId}
      tone="loss"
      title={refusal?.title}
      action={
        <span className="notice-acts">
          <ButtonLink href={paths.booking}>{m.reservationsPending.bookAnotherTime}</ButtonLink>
          <Button look="quiet" onClick={() => dropArrival(reservationId)}>
            {m.reservationsPending.closeThisMessage}
          </Button>
        </span>
      }
    >
      {refusal?.text}
    </Notice>
  ));
