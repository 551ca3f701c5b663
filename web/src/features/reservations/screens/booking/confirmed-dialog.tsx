import type { Reservation } from '@chargerota/contract';
import { formatDate, formatTime } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { differingZone } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Facts } from '../../../../ui/page.tsx';
import { ClockRange } from '../../components/clock-text.tsx';
import { periodOf } from '../../rule-context.ts';

type ConfirmedDialogProps = {
  /** The new reservation; null before booking. */
  reservation: Reservation | null;
  onDone: () => void;
  onClose: () => void;
};

export function ConfirmedDialog({ reservation, onDone, onClose }: ConfirmedDialogProps): ReactNode {
  if (!reservation) return null;
  const { startsAt, endsAt } = periodOf(reservation);
  const { timezone, location, spot } = reservation;
  const zone = differingZone(startsAt, timezone);
  return (
    <Dialog
      open
      comesByItself
      title="Reservation Confirmed!"
      figure={<ClockRange from={formatTime(startsAt, timezone)} to={formatTime(endsAt, timezone)} large />}
      onClose={onClose}
      actions={
        <Button look="primary" data-safe onClick={onDone}>
          Done
        </Button>
      }
    >
      <Facts
        facts={[
          ['Date', formatDate(reservation.date)],
          ...(zone ? ([['Time zone', zone]] as const) : []),
          ['Location', location.name],
          [
            'Charger',
            <span key="spot" className="fig">
              {spot.spotNumber}
            </span>,
          ],
          [
            'Reservation ID',
            <span key="id" className="sm fig bk-id">
              {reservation.id}
            </span>,
          ],
        ]}
      />
    </Dialog>
  );
}
