import type { DeviceSession } from '@chargerota/contract';
import { formatTime, localDate, PROVIDER_NAMES } from '@chargerota/domain';
import { formatDayOf, viewerZone } from '../../../lib/dates.ts';

/** The server's times are accurate to a few minutes, so a browser counts as active for that long. */
const NOW_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const deviceName = ({ device }: DeviceSession): string => device ?? 'Unknown browser';

/** The way in which the session was signed in: `With your password`. */
export const methodWords = ({ method }: DeviceSession): string =>
  method === 'password' ? 'With your password' : `With ${PROVIDER_NAMES[method]}`;

/** When a browser was last seen: `Active now`, `Active 12 minutes ago`, `Active yesterday, 9:12 AM`. */
export function lastSeenWords({ lastSeenAt }: DeviceSession, now: Date, zone = viewerZone()): string {
  const seen = new Date(lastSeenAt);
  const ago = now.getTime() - seen.getTime();
  if (ago < NOW_MS) return 'Active now';
  if (ago < HOUR_MS) return `Active ${Math.floor(ago / MINUTE_MS)} minutes ago`;
  const day = localDate(seen, zone);
  if (day === localDate(now, zone)) return `Active today, ${formatTime(seen, zone)}`;
  if (day === localDate(new Date(now.getTime() - DAY_MS), zone))
    return `Active yesterday, ${formatTime(seen, zone)}`;
  return `Active ${formatDayOf(seen, zone)}`;
}
