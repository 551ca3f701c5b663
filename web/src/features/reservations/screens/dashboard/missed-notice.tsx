import { m } from '@chargerota/messages';
import { localDate, arrivalWindow } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatNearDay, formatTimeThere } from '../../../../lib/dates.ts';
import { useRefusedArrivals } from '../../../../lib/pending/arrivals.ts';
import { paths } from '../../../../lib/paths.ts';
import { readText, writeText } from '../../../../lib/storage.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { bookingSearch } from '../../choosing/booking-link.ts';
import type { OwnRow } from '../../member/own-rows.ts';

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
  return (
    <Notice
      tone="info"
      title={m.reservationsDashboard.yourLastReservationWasMarked}
      action={
        <span className="notice-acts">
          <ButtonLink href={`${paths.booking}${bookingSearch({ location: locationId })}`}>
            {m.reservationsDashboard.bookAnotherTime}
          </ButtonLink>
          <Button look="quiet" onClick={close}>
            {m.reservationsDashboard.closeThisMessage}
          </Button>
        </span>
      }
    >
      {m.reservationsDashboard.yourArrivalAtChargerSpotNumber({
        spotNumber: spot.spotNumber,
        name: location.name,
        day: formatNearDay(date, localDate(now, timezone)),
        time: formatTimeThere(missedAt(row), timezone),
      })}
    </Notice>
  );
}

/** Later it only stands in the activity. */
const TOLD_MS = 7 * 24 * 60 * 60_000;

/** When the time to confirm an arrival had passed. */
const missedAt = (row: OwnRow): Date =>
  arrivalWindow(row, row.location.organization.noShowGracePeriodMinutes).closesAt;

/** The latest no-show of the past days, unless something was reserved after it or another charging session has begun. */
export function missedRow(rows: readonly OwnRow[], now: Date): OwnRow | null {
  const missed = rows
    .filter(({ status }) => status === 'no_show')
    .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())[0];
  if (!missed) return null;
  const at = missedAt(missed).getTime();
  if (now.getTime() - at > TOLD_MS) return null;
  const hasGoneOn = rows.some(
    ({ status, createdAt, startsAt }) =>
      (status === 'confirmed' && Date.parse(createdAt) >= at) ||
      (status === 'arrived' && startsAt > missed.startsAt),
  );
  return hasGoneOn ? null : missed;
}
