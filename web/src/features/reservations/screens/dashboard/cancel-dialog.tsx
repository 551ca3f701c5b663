import type { ReactNode } from 'react';
import { formatDay } from '../../../../lib/dates.ts';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { TimeRange } from '../../../../ui/time.tsx';
import type { OwnRow } from './own-rows.ts';

type CancelDialogProps = {
  row: OwnRow;
  act: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before a reservation is cancelled and names it; the button that keeps it has the focus. */
export function CancelDialog({ row, act, onClose }: CancelDialogProps): ReactNode {
  return (
    <ConfirmDialog
      title="Cancel this reservation?"
      figure={<TimeRange from={row.startsAt} to={row.endsAt} zone={row.timezone} />}
      description={`${formatDay(row.date)} at ${row.location.name}, charger ${row.spot.spotNumber}. Others can have this time then, and it may be gone if you want it back.`}
      keepLabel="Keep it"
      confirmLabel="Cancel reservation"
      act={act}
      onClose={onClose}
    />
  );
}

/** Asks before the rest of a session is released. */
export function ReleaseDialog({ row, act, onClose }: CancelDialogProps): ReactNode {
  return (
    <ConfirmDialog
      title={`Release charger ${row.spot.spotNumber}?`}
      figure={<TimeRange from={row.startsAt} to={row.endsAt} zone={row.timezone} />}
      description="You give back the rest of your time. Unplug first."
      keepLabel="Keep charging"
      confirmLabel="Release charger"
      act={act}
      onClose={onClose}
    />
  );
}
