import { localDate } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatNearDay, formatTimeThere } from '../../../../lib/dates.ts';
import { useRefusedArrivals } from '../../../../lib/kept/arrivals.ts';
import { paths } from '../../../../lib/paths.ts';
import { readText, writeText } from '../../../../lib/storage.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { bookingSearch } from '../../booking-link.ts';
import { missedAt, missedRow } from './missed.ts';
import type { OwnRow } from './own-rows.ts';

/** The no-show whose message was closed in this browser. */
const KEY = 'closedNoShow';

/** Says that one's reservation was marked as a no-show, until that is closed or something is reserved again. */
export function MissedNotice({ rows, now }: { rows: readonly OwnRow[]; now: Date }): ReactNode {
  const [closed, setClosed] = useState(() => readText(KEY));
  const refused = useRefusedArrivals();
  const row = missedRow(rows, now);
  if (!row || row.id === closed) return null;
  // Then it is already told, with the reason.
  if (refused.some(({ reservationId }) => reservationId === row.id)) return null;
  const close = (): void => {
    writeText(KEY, row.id);
    setClosed(row.id);
  };
  const { date, timezone, spot, location, locationId } = row;
  const by = `${formatNearDay(date, localDate(now, timezone))}, ${formatTimeThere(missedAt(row), timezone)}`;
  return (
    <Notice
      tone="info"
      title="Your last reservation was marked as a no-show"
      action={
        <span className="notice-acts">
          <ButtonLink href={`${paths.booking}${bookingSearch({ location: locationId })}`}>
            Book another time
          </ButtonLink>
          <Button look="quiet" onClick={close}>
            Close this message
          </Button>
        </span>
      }
    >
      Your arrival at charger {spot.spotNumber}, {location.name}, was not confirmed by the end of the grace
      period: {by}. The charger was freed for others.
    </Notice>
  );
}
