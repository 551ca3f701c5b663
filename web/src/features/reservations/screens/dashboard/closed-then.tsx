import { formatPeriod, isWithinHours, openInterval } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { formatDay } from '../../../../lib/dates.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { SessionPlace } from '../../use-stay.ts';
import type { OwnRow } from './own-rows.ts';

/** A warning if new opening hours have closed the location during a reservation, which stands all the same. */
export function ClosedThen({ row, place }: { row: OwnRow; place: SessionPlace }): ReactNode {
  const { name, timezone } = place.location;
  const week = place.context.weeklyHours;
  if (!week || isWithinHours(row, week, timezone)) return null;
  const open = openInterval(row.date, week, timezone);
  return (
    <Notice tone="wait" title="The location is closed in these hours">
      {open
        ? `The opening hours have changed: on ${formatDay(row.date)} ${name} is open ${formatPeriod(open, timezone)}. Ask an administrator before you come.`
        : `The opening hours have changed: on ${formatDay(row.date)} ${name} is closed. Ask an administrator before you come.`}
    </Notice>
  );
}
