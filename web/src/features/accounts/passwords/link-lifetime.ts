import { formatTime, localDate } from '@chargerota/domain';
import { formatDayOf, viewerZone } from '../../../lib/dates.ts';

/** When a link ends, on the viewer's clock: `3:15 PM`, with its day unless that is today. */
export function linkEnd(expiresAt: Date, now: Date, zone: string = viewerZone()): string {
  const time = formatTime(expiresAt, zone);
  return localDate(expiresAt, zone) === localDate(now, zone)
    ? time
    : `${formatDayOf(expiresAt, zone)}, ${time}`;
}
