import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsArrivalKept } from '../../../lib/kept/arrivals.ts';
import { Button } from '../../../ui/button.tsx';
import { ownReportsOf } from '../../locations/report-words.ts';
import { spotReportsQuery } from '../../locations/reports-api.ts';
import type { OwnRow } from '../screens/dashboard/own-rows.ts';
import { ArrivalWaits } from './arrival-waits.tsx';

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
  if (useIsArrivalKept(row.id)) return <ArrivalWaits />;
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
