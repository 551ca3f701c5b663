import { isWithinHours, openIntervals, zonedPeriods } from '@chargerota/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { SessionPlace } from '../../use-stay.ts';
import type { OwnRow } from './own-rows.ts';

type ClosedThenProps = {
  row: OwnRow;
  place: SessionPlace;
  /** Absent where the reservation cannot be changed any more. */
  acts?: { onEdit: (row: OwnRow) => void; onCancel: (row: OwnRow) => void } | false;
};

/** A warning if new opening hours have closed the location during a reservation, which stands all the same. */
export function ClosedThen({ row, place, acts }: ClosedThenProps): ReactNode {
  const { name, timezone } = place.location;
  const week = place.context.weeklyHours;
  if (!week || isWithinHours(row, week, timezone)) return null;
  const open = openIntervals(row.date, week, timezone);
  return (
    <Notice
      tone="wait"
      sign={<TriangleAlert className="ic" aria-hidden="true" />}
      title="The location is closed in these hours"
      action={
        acts && (
          <span className="notice-acts">
            <Button onClick={() => acts.onEdit(row)}>Choose another time</Button>
            <Button look="quiet" onClick={() => acts.onCancel(row)}>
              Cancel it
            </Button>
          </span>
        )
      }
    >
      {open.length > 0
        ? `The opening hours have changed: on ${formatDay(row.date)} ${name} is open ${zonedPeriods(open, timezone, timezone)}. Choose another time, or ask an administrator before you come.`
        : `The opening hours have changed: on ${formatDay(row.date)} ${name} is closed. Choose another time, or ask an administrator before you come.`}
    </Notice>
  );
}
